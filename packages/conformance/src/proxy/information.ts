import type { ClientRequest, IncomingMessage, InformationEvent, ServerResponse } from "node:http";
import { endToEnd, linesOf } from "./end-to-end-headers.js";

/** Method of newer Node versions: sends any 1xx with any headers. */
interface WritesInformation {
  writeInformation?(status: number, headers: readonly string[]): void;
}

/** Passes 1xx responses on as they arrive (RFC 9110, 15.2), except to HTTP/1.0 callers, which do not know them. */
export function passInformation(
  request: ClientRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (incoming.httpVersion === "1.0") return;
  request.on("information", (information) => {
    if (!outgoing.headersSent) write(outgoing, information);
  });
}

function write(
  outgoing: ServerResponse & WritesInformation,
  { statusCode, rawHeaders }: InformationEvent,
): void {
  const kept = endToEnd({ rawHeaders });
  if (statusCode === 100 && kept.length === 0) outgoing.writeContinue();
  else if (outgoing.writeInformation) outgoing.writeInformation(statusCode, kept);
  else if (statusCode === 103) writeEarlyHints(outgoing, linesOf(kept));
  else if (statusCode === 102) outgoing.writeProcessing();
}

function writeEarlyHints(
  outgoing: ServerResponse,
  lines: readonly (readonly [string, string])[],
): void {
  const groups = Map.groupBy(lines, ([name]) => name.toLowerCase());
  const hints = [...groups].map(([name, own]) => [name, own.map(([, value]) => value)] as const);
  if (groups.has("link")) outgoing.writeEarlyHints(Object.fromEntries(hints));
}
