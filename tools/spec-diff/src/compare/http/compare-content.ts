import { isDeepStrictEqual } from "node:util";
import { type Change, changeAt, type Finding, type Flow, show } from "../../model/change.ts";
import { keysOf, objectAt, type Pair, pairOf, rawMember } from "../../model/place.ts";
import { compareTexts } from "../schema/compare-annotations.ts";
import { compareSchemas } from "../schema/compare-schemas.ts";

/** Compares the media types of a body, and the schema of each. */
export function compareContent(pair: Pair, flow: Flow): Change[] {
  return keysOf(pair).flatMap((name) => {
    const mediaType = pairOf(pair, name);
    const finding = presence(mediaType, name, flow);
    return finding ? [changeAt(mediaType, finding, flow)] : compareMediaType(mediaType, flow);
  });
}

/**
 * Reports a media type that was added or removed. Callers select media types of a response with `Accept`, so a new one
 * is only sent to callers that request it.
 */
function presence({ before, after }: Pair, name: string, { part }: Flow): Finding | undefined {
  const isResponse = part === "response";
  if (before.value === undefined)
    return {
      kind: "media-type-added",
      effect: isResponse ? "offered" : "widened",
      what: `the media type ${show(name)} was added`,
    };
  if (after.value === undefined)
    return {
      kind: "media-type-removed",
      effect: isResponse ? "removed" : "narrowed",
      what: `the media type ${show(name)} was removed`,
    };
  return undefined;
}

function compareMediaType(pair: Pair, flow: Flow): Change[] {
  const schema = {
    before: rawMember(pair.before, "schema"),
    after: rawMember(pair.after, "schema"),
  };
  const words = compareTexts(objectAt(pair.before), objectAt(pair.after), isExample);
  return [
    ...words.map((finding) => changeAt(pair, finding, flow)),
    ...compareEncoding(pairOf(pair, "encoding"), flow),
    ...compareSchemas(schema, flow),
  ];
}

function isExample(keyword: string): boolean {
  return keyword === "example" || keyword === "examples" || keyword.startsWith("x-");
}

/** Compares how the parts of a form are encoded. */
function compareEncoding(pair: Pair, flow: Flow): Change[] {
  return keysOf(pair).flatMap((part) => {
    const at = pairOf(pair, part);
    if (isDeepStrictEqual(at.before.value, at.after.value)) return [];
    const what = `the encoding of the part ${show(part)} was ${show(at.before.value)} and is ${show(at.after.value)}`;
    return [changeAt(at, { kind: "encoding-changed", effect: "replaced", what }, flow)];
  });
}
