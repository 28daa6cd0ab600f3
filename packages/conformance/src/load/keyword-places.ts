// Finds which decision each keyword of the contract rests on. An `x-decision` map lists keywords of the same object, by
// name or by relative pointer; `*` covers everything in and below its object. Keywords that no map lists are facts of
// the interface. The result decides whether a finding may be waived.
import { isJsonObject, type Json, type JsonObject, pointer } from "./json.js";

/** The location of an object in the contract, and the decisions that its keywords rest on. */
export interface KeywordPlace {
  readonly at: string;
  readonly decisions: ReadonlyMap<string, string>;
  /** The decision that the whole object rests on, if there is one. */
  readonly whole: string | undefined;
}

/** Returns the location of every object in the contract, keyed by object identity. */
export function indexKeywords(document: JsonObject): Map<object, KeywordPlace> {
  const places = new Map<object, KeywordPlace>();
  visit(document, "", undefined, new Map(), places);
  return places;
}

/** Returns the decision that a keyword rests on, or undefined if it is a fact of the interface. */
export function decisionOf(place: KeywordPlace, keyword: string): string | undefined {
  return place.decisions.get(keyword) ?? place.whole;
}

function visit(
  value: Json,
  at: string,
  inherited: string | undefined,
  pending: ReadonlyMap<string, string>,
  places: Map<object, KeywordPlace>,
): void {
  if (typeof value !== "object" || value === null) return;
  const own = isJsonObject(value) ? ownDecisions(value) : new Map<string, string>();
  const decisions = new Map([...pending, ...own]);
  const whole = own.get("*") ?? inherited;
  places.set(value, { at, decisions, whole });
  for (const [name, child] of Object.entries(value)) {
    if (child === undefined || name === "x-decision") continue;
    const below = decisions.get(name) ?? whole;
    visit(child, `${at}${pointer(name)}`, below, pendingBelow(decisions, name), places);
  }
}

function ownDecisions(value: JsonObject): Map<string, string> {
  const named = value["x-decision"];
  if (!isJsonObject(named)) return new Map();
  return new Map(
    Object.entries(named).flatMap(([keyword, id]) =>
      typeof id === "string" ? [[keyword, id] as const] : [],
    ),
  );
}

function pendingBelow(decisions: ReadonlyMap<string, string>, name: string): Map<string, string> {
  const prefix = `${name}/`;
  return new Map(
    [...decisions]
      .filter(([keyword]) => keyword.startsWith(prefix))
      .map(([keyword, id]) => [keyword.slice(prefix.length), id]),
  );
}
