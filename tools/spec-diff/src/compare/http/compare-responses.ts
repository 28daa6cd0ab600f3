import { type Change, changeAt, type Flow, show } from "../../model/change.ts";
import {
  keysOf,
  member,
  objectAt,
  type Pair,
  pairOf,
  type Place,
  rawMember,
} from "../../model/place.ts";
import { compareTexts } from "../schema/compare-annotations.ts";
import { compareContent } from "./compare-content.ts";
import { compareHeaders } from "./compare-headers.ts";

/** Compares responses by status, or with the class or `default` that covers the status on the other side. */
export function compareResponses(pair: Pair, flow: Flow): Change[] {
  return keysOf(pair)
    .filter((status) => !status.startsWith("x-"))
    .flatMap((status) => compareStatus(pair, status, flow));
}

function compareStatus(pair: Pair, status: string, flow: Flow): Change[] {
  const exact = { before: rawMember(pair.before, status), after: rawMember(pair.after, status) };
  const at = { before: covering(pair.before, status), after: covering(pair.after, status) };
  const name = `the response ${show(status)}`;
  if (at.before.value === undefined)
    return [
      changeAt(
        exact,
        { kind: "response-added", effect: addedEffect(status, flow), what: `${name} was added` },
        flow,
      ),
    ];
  if (at.after.value === undefined) {
    const effect = isLastSuccess(pair.after, status) ? "removed" : "narrowed";
    return [
      changeAt(exact, { kind: "response-removed", effect, what: `${name} was removed` }, flow),
    ];
  }
  return compareResponse(at, flow);
}

/**
 * Returns the effect of a status that was added. A receiver treats an unknown status like its class (RFC 9110, 15).
 * This is enough for errors and informational responses, but not for a success, whose body the receiver has to read.
 */
function addedEffect(status: string, { sender }: Flow): "widened" | "added" {
  return status.startsWith("2") || sender === "caller" ? "widened" : "added";
}

/** Returns true if the last success response was removed. */
function isLastSuccess(responses: Place, status: string): boolean {
  return (
    status.startsWith("2") && !Object.keys(objectAt(responses)).some((each) => each.startsWith("2"))
  );
}

function covering(responses: Place, status: string): Place {
  const names = [status, `${status.charAt(0)}XX`, "default"];
  const found = names.find((name) => name in objectAt(responses));
  return member(responses, found ?? status);
}

function compareResponse(pair: Pair, flow: Flow): Change[] {
  const words = compareTexts(objectAt(pair.before), objectAt(pair.after), isWords);
  return [
    ...words.map((finding) => changeAt(pair, finding, flow)),
    ...compareHeaders(pairOf(pair, "headers"), flow),
    ...compareContent(pairOf(pair, "content"), flow),
  ];
}

function isWords(keyword: string): boolean {
  return ["description", "summary", "links"].includes(keyword) || keyword.startsWith("x-");
}
