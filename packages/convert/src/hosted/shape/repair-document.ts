import { placeAt, wholeDocument, type Place } from "../../place/place.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import { MAX_BRACKETS } from "../document-limits.js";
import type { HostedDocument } from "../hosted-document.js";
import { isRecord } from "../read.js";
import { conforms, isAbsent, MAX_NUMBER } from "./conforms.js";
import { documentShape, tabShape } from "./document-shape.js";
import { ruleOf, type Rule } from "./rule.js";

const DOCUMENT = ruleOf(documentShape);
const TAB = ruleOf(tabShape);

/**
 * Returns the document without values of a wrong type, with a warning at the place of each, so that the remaining
 * values have the types of the Google Docs API. Returns the same object if nothing is wrong, as in every document that
 * Google Docs produces.
 */
export function repairDocument(document: HostedDocument, warn: Warn): HostedDocument {
  if (conforms(document, DOCUMENT)) return document;
  const at = { place: wholeDocument, depth: 0, tab: undefined, warn };
  return { ...document, ...membersOf(repaired(document, DOCUMENT, at)) };
}

/** The place of a value, and the context that a warning about it needs. */
interface At {
  readonly place: Place;
  readonly depth: number;
  readonly tab: string | undefined;
  readonly warn: Warn;
}

/** Returns the same value if nothing is wrong, otherwise a repaired copy; undefined for a value of a wrong type. */
function repaired(value: unknown, rule: Rule, at: At): unknown {
  if (at.depth > MAX_BRACKETS) return value;
  if (rule.kind === "list")
    return Array.isArray(value) ? repairedElements(value, rule, at) : refuse(value, rule, at);
  if (rule.kind === "object" || rule.kind === "entries")
    return isRecord(value) ? repairedMembers(value, rule, at) : refuse(value, rule, at);
  return conforms(value, rule) ? value : refuse(value, rule, at);
}

type Members = Readonly<Record<string, unknown>>;

function repairedMembers(value: Members, rule: Rule, outside: At): Members {
  const at = rule === TAB ? { ...outside, tab: tabIdOf(value) } : outside;
  let isChanged = false;
  const members = Object.entries(value).map(([name, member]): readonly [string, unknown] => {
    const known = rule.of ?? rule.members.get(name);
    if (!known || isAbsent(member)) return [name, member];
    const after = repaired(member, known, inside(at, name));
    isChanged ||= after !== member;
    return [name, after];
  });
  return isChanged ? Object.fromEntries(members) : value;
}

function tabIdOf(tab: Members): string {
  const { tabId } = membersOf(tab["tabProperties"]);
  return typeof tabId === "string" ? tabId : "";
}

/**
 * Replaces an element that is not an object with one without members, so that the indexes of the other elements do not
 * change.
 */
function repairedElements(value: readonly unknown[], { of }: Rule, at: At): readonly unknown[] {
  if (!of) return value;
  const elements = value.map((element, index) => repaired(element, of, inside(at, index)));
  if (elements.every((element, index) => element === value[index])) return value;
  return of.kind === "object"
    ? elements.map((element) => element ?? NO_MEMBERS)
    : elements.filter((element) => element !== undefined);
}

/** One shared object, because a list may have millions of elements that are not objects. */
const NO_MEMBERS: Members = Object.freeze({});

function inside(at: At, key: string | number): At {
  return { ...at, place: placeAt(at.place, key), depth: at.depth + 1 };
}

function membersOf(value: unknown): Members {
  return isRecord(value) ? value : NO_MEMBERS;
}

function refuse(value: unknown, { kind }: Rule, { place, tab, warn }: At): undefined {
  warn("invalid-value", { place, tab }, `expected ${EXPECTED[kind]}, got ${nameOf(value)}`);
  return undefined;
}

const EXPECTED = {
  text: "a string",
  number: `a number from -${MAX_NUMBER} to ${MAX_NUMBER}`,
  boolean: "`true` or `false`",
  list: "an array",
  entries: "an object",
  object: "an object",
} satisfies Record<Rule["kind"], string>;

/** Maximum length of an excerpt, in characters. */
const MAX_SHOWN = 40;

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "string") return `\`${JSON.stringify(value.slice(0, MAX_SHOWN))}\``;
  return isRecord(value) ? "an object" : `\`${String(value)}\``;
}
