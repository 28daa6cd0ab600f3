import type { AnyJson } from "../any-json.js";
import type { Plant } from "../fault.js";
import { field, jsonOf, withBody, withField, type Message } from "./message.js";
import { isExport, refuses, sends } from "./rewrite.js";

/** A part of a multipart body: its raw header, and its content. */
export interface Part {
  readonly head: string;
  readonly name: string;
  readonly content: string;
}

/** The parts of a request, in latin1 so that no byte is lost. */
export function partsOf(request: Message): readonly Part[] {
  const boundary = boundaryOf(request);
  if (boundary === undefined) return [];
  return `\r\n${request.body.toString("latin1")}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((section) => {
      const end = section.indexOf("\r\n\r\n");
      const head = section.slice(2, end);
      const name = /[; ]name="?([^";\r]*)"?/i.exec(head)?.[1] ?? "";
      return { head, name, content: section.slice(end + 4) };
    });
}

/** The boundary of a request, without quotation marks. */
export function boundaryOf(request: Message): string | undefined {
  const type = field(request, "content-type") ?? "";
  return /boundary=(?:"([^"]*)"|([^";,\s]+))/i.exec(type)?.slice(1).find(Boolean);
}

/** The same request with these parts. */
export function withParts(request: Message, parts: readonly Part[]): Message {
  const boundary = "----written-again";
  const text = parts.map(({ head, content }) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`);
  const body = Buffer.from(`${text.join("")}--${boundary}--\r\n`, "latin1");
  const type = `multipart/form-data; boundary=${boundary}`;
  return withBody(withField(request, "content-type", type), body);
}

/** A part with JSON. */
export function jsonPart(name: string, value: unknown): Part {
  const head = `Content-Disposition: form-data; name="${name}"\r\nContent-Type: application/json`;
  return { head, name, content: JSON.stringify(value) };
}

/** Accepts parts that a correct implementation refuses, by changing them before the implementation sees them. */
export function reads(change: (parts: readonly Part[]) => readonly Part[]): Plant {
  return sends(isExport, (request) => {
    const parts = partsOf(request);
    return parts.length === 0 ? request : withParts(request, change(parts));
  });
}

/** Refuses an export because of how its parts are written. */
export function refusesForm(
  when: (parts: readonly Part[], request: Message) => boolean,
  status = 400,
): Plant {
  return refuses((request) => isExport(request) && when(partsOf(request), request), status);
}

/** Accepts invalid options, by changing them before they are checked. */
export function readsOptions(change: (options: AnyJson) => unknown): Plant {
  return reads((parts) =>
    parts.map((part) => {
      const options = jsonOf({ body: Buffer.from(part.content, "latin1") });
      if (part.name !== "options" || options === undefined) return part;
      const content = Buffer.from(JSON.stringify(change(options))).toString("latin1");
      return { ...part, content };
    }),
  );
}
