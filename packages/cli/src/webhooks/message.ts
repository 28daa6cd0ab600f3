import { UsageError } from "../errors/usage-error.js";

/** A webhook call as it was kept: headers in lower case, and the bytes of the body. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const signed = ["webhook-id", "webhook-timestamp", "webhook-signature"];

/**
 * Reads a kept call: header lines, an empty line and the body, as HTTP has them, with or without the request line.
 * Where `headers` has any, the bytes are the body alone. Throws a UsageError that names headers that are missing.
 */
export function readMessage(bytes: Uint8Array, headers: readonly string[] = []): Message {
  const message =
    headers.length > 0 ? { headers: toHeaders(headers), body: bytes } : splitMessage(bytes);
  const absent = signed.filter((name) => message.headers[name] === undefined);
  if (absent.length === 0) return message;
  throw new UsageError(
    `The message lacks ${absent.map((name) => `\`${name}\``).join(", ")}.`,
    "Give the headers at the top of the file, then an empty line, or each with `--header 'name: value'`.",
  );
}

/** A call in the form that {@link readMessage} reads. */
export function writeMessage({ headers, body }: Message): Uint8Array {
  const kept = [...signed, "content-type"].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}\r\n`],
  );
  return Buffer.concat([Buffer.from(`${kept.join("")}\r\n`), body]);
}

function splitMessage(bytes: Uint8Array): Message {
  // Every byte a character, so that places in the text are places in the bytes.
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
