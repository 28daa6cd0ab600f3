import { isObject, type JsonObject } from "@document-export/openapi";
import type { Visit } from "./visit.ts";
import { type Change, changeAt, type Flow, show } from "../../model/change.ts";
import { keysOf, member, objectAt, type Pair, pairOf, rawMember } from "../../model/place.ts";

/** Keywords that this module compares. */
export const OBJECT_KEYWORDS: readonly string[] = [
  "properties",
  "required",
  "additionalProperties",
];

/** Compares the members of an object. */
export function compareObjects(pair: Pair, visit: Visit): Change[] {
  const properties = {
    before: rawMember(pair.before, "properties"),
    after: rawMember(pair.after, "properties"),
  };
  const required = [...requiredOf(pair.before.value), ...requiredOf(pair.after.value)];
  const names = [...new Set([...keysOf(properties), ...required])];
  return [
    ...names.flatMap((name) => compareMember(pair, name, visit)),
    ...compareOthers(pair, visit),
  ];
}

function compareMember(pair: Pair, name: string, visit: Visit): Change[] {
  const { flow } = visit;
  const properties = {
    before: rawMember(pair.before, "properties"),
    after: rawMember(pair.after, "properties"),
  };
  const place = {
    before: rawMember(properties.before, name),
    after: rawMember(properties.after, name),
  };
  const at = place.before.value === undefined && place.after.value === undefined ? pair : place;
  const [was, is] = [hasMember(pair.before, name, flow), hasMember(pair.after, name, flow)];
  const [wasRequired, isRequired] = [
    was && requires(pair.before, name),
    is && requires(pair.after, name),
  ];
  const member = show(name);
  if (!was && !is) return [];
  if (!was) return [addedMember(pair, at, member, isRequired, flow)];
  if (!is)
    return [
      changeAt(
        at,
        { kind: "member-removed", effect: "removed", what: `the member ${member} was removed` },
        flow,
      ),
    ];
  const own = visit.compare(place);
  if (wasRequired === isRequired) return own;
  const finding = isRequired
    ? ({
        kind: "member-became-required",
        effect: "narrowed",
        what: `the member ${member} became required`,
      } as const)
    : ({
        kind: "member-became-optional",
        effect: "widened",
        what: `the member ${member} became optional`,
      } as const);
  return [changeAt(pair, { ...finding, keyword: "required" }, flow), ...own];
}

function addedMember(pair: Pair, at: Pair, name: string, isRequired: boolean, flow: Flow): Change {
  if (isRequired)
    return changeAt(
      at,
      {
        kind: "required-member-added",
        effect: "narrowed",
        what: `the required member ${name} was added`,
      },
      flow,
    );
  const effect = isClosed(pair.before.value) ? "widened" : "added";
  return changeAt(
    at,
    { kind: "optional-member-added", effect, what: `the optional member ${name} was added` },
    flow,
  );
}

/** Returns true if a member is sent in this direction: callers omit `readOnly` members, responses `writeOnly` ones. */
function hasMember({ value, ...place }: Pair["before"], name: string, { sender }: Flow): boolean {
  const property = member(rawMember({ ...place, value }, "properties"), name).value;
  if (property === undefined) return requiredOf(value).includes(name);
  const silent = sender === "caller" ? "readOnly" : "writeOnly";
  return !isObject(property) || property[silent] !== true;
}

function requires({ value }: Pair["before"], name: string): boolean {
  return requiredOf(value).includes(name);
}

function requiredOf(schema: unknown): readonly string[] {
  const { required } = schema as JsonObject;
  return Array.isArray(required) ? required.map(String) : [];
}

/** Compares the constraints on members that the contract does not name. */
function compareOthers(pair: Pair, visit: Visit): Change[] {
  const place = {
    before: rawMember(pair.before, "additionalProperties"),
    after: rawMember(pair.after, "additionalProperties"),
  };
  const [wasClosed, isNowClosed] = [isClosed(pair.before.value), isClosed(pair.after.value)];
  const at = place.after.value === undefined && place.before.value === undefined ? pair : place;
  if (wasClosed && isNowClosed) return [];
  if (isNowClosed)
    return [
      changeAt(
        at,
        {
          kind: "object-closed",
          effect: "narrowed",
          what: "members that the contract does not name are refused",
        },
        visit.flow,
      ),
    ];
  if (wasClosed)
    return [
      changeAt(
        at,
        {
          kind: "object-opened",
          effect: "widened",
          what: "members that the contract does not name are allowed",
        },
        visit.flow,
      ),
    ];
  const isMap = [place.before, place.after].some((side) => Object.keys(objectAt(side)).length > 0);
  return isMap ? visit.compare(pairOf(pair, "additionalProperties")) : [];
}

function isClosed(schema: unknown): boolean {
  const { additionalProperties, unevaluatedProperties } = schema as JsonObject;
  return additionalProperties === false || unevaluatedProperties === false;
}
