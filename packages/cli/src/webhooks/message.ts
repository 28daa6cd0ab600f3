import { UsageError } from "../errors/errors.js";

/** A webhook call: headers by lower-case name, and the bytes of the body. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A webhook call as received: names and values of the headers alternate, unchanged. */
export interface ReceivedMessage extends Message {
  readonly rawHeaders: readonly string[];
}

const SIGNED_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"];

/**
 * Parses a saved call: headers, an empty line and the body, as in HTTP, with or without a request line. With `headers`,
 * the bytes are only the body. Throws a UsageError that names missing headers.
 */
export function readMessage(bytes: Uint8Array, headers: readonly string[] = []): Message {
  const message =
    headers.length > 0 ? { headers: toHeaders(headers), body: bytes } : splitMessage(bytes);
  const missing = SIGNED_HEADERS.filter((name) => message.headers[name] === undefined);
  if (missing.length === 0) return message;
  throw new UsageError(
    `The message lacks ${missing.map((name) => `\`${name}\``).join(", ")}.`,
    "Write the headers at the top of the file, then an empty line, or pass each with `--header 'name: value'`.",
  );
}

/** Formats a call in the format that {@link readMessage} reads. */
export function writeMessage({ headers, body }: Message): Uint8Array {
  const lines = [...SIGNED_HEADERS, "content-type"].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}\r\n`],
  );
  return Buffer.concat([Buffer.from(`${lines.join("")}\r\n`), body]);
}

function splitMessage(bytes: Uint8Array): Message {
  // Decodes each byte to one character, so that offsets in the text are offsets in the bytes.
  const text = Buffer.from(bytes).toString("latin1");
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : "";
  const body = end ? bytes.subarray(end.index + end[0].length) : bytes;
  return { headers: toHeaders(head.split(/\r?\n/)), body };
}

function toHeaders(lines: readonly string[]): Readonly<Record<string, string>> {
  const pairs = lines.flatMap((line) => {
    const [, name = "", value = ""] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    return name === "" ? [] : [[name.toLowerCase(), value] as const];
  });
  return Object.fromEntries(pairs);
}
