import { toJson } from "../contract/to-json.js";
import type { ServerEvent } from "../request/streams.js";

/**
 * Encodes an event as lines (HTML, 9.2.5): texts are sent unchanged, other data as JSON. Throws a TypeError if a member
 * contains a line break.
 */
export function encodeEvent(item: ServerEvent<unknown>): string {
  if ("comment" in item) return `${lines("", item.comment)}\n`;
  const { data, event = typeOf(data), id, retry } = item;
  const text = typeof data === "string" ? data : toJson(data);
  const fields = [
    event === undefined ? "" : oneLine("event", event),
    id === undefined ? "" : oneLine("id", id),
    retry === undefined ? "" : `retry: ${retry}\n`,
  ];
  return `${fields.join("")}${lines("data", text)}\n`;
}

function typeOf(data: unknown): string | undefined {
  const { type } = Object(data) as { type?: unknown };
  return typeof type === "string" ? type : undefined;
}

function lines(name: string, text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `${name}: ${line}\n`)
    .join("");
}

function oneLine(name: string, value: string): string {
  if (/[\r\n\0]/.test(value))
    throw new TypeError(
      `Expected \`${name}\` of an event on one line, got ${JSON.stringify(value)}.`,
    );
  return `${name}: ${value}\n`;
}
