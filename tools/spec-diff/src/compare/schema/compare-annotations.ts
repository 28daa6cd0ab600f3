import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "@document-export/openapi";
import { type Finding, type Flow, show } from "../../model/change.ts";
import { isAnnotation } from "./normalize.ts";

/** Compares the annotations of a schema: default, deprecation and texts. */
export function compareAnnotations(before: JsonObject, after: JsonObject, flow: Flow): Finding[] {
  return [
    ...compareDefaults(before, after, flow),
    ...compareDeprecation(before, after),
    ...compareTexts(before, after, isAnnotation),
  ];
}

/** Compares defaults. A default tells the receiver what an absent value means; in a response it has no meaning. */
function compareDefaults(before: JsonObject, after: JsonObject, { sender }: Flow): Finding[] {
  const [old, now] = [before["default"], after["default"]];
  if (isDeepStrictEqual(old, now)) return [];
  const keyword = "default";
  const what = `the default was ${show(old)} and is ${show(now)}`;
  if (sender === "implementer") return [{ kind: "default-changed", effect: "text", what, keyword }];
  if (old === undefined) return [{ kind: "default-added", effect: "added", what, keyword }];
  return [{ kind: "default-changed", effect: "meaning", what, keyword }];
}

/** Compares whether, and since when, something is deprecated. */
export function compareDeprecation(before: JsonObject, after: JsonObject): Finding[] {
  if (
    before["deprecated"] === after["deprecated"] ||
    (!before["deprecated"] && !after["deprecated"])
  )
    return [];
  const keyword = "deprecated";
  return after["deprecated"] === true
    ? [{ kind: "deprecated", effect: "noted", what: "it is deprecated", keyword }]
    : [
        {
          kind: "deprecation-removed",
          effect: "noted",
          what: "it is no longer deprecated",
          keyword,
        },
      ];
}

/** Compares texts for people, such as descriptions; each changed keyword is one finding. */
export function compareTexts(
  before: JsonObject,
  after: JsonObject,
  isWords: (keyword: string) => boolean,
): Finding[] {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keywords
    .filter((keyword) => isWords(keyword) && keyword !== "x-known-values")
    .filter((keyword) => !isDeepStrictEqual(before[keyword], after[keyword]))
    .map((keyword) => ({
      kind: "text-changed",
      effect: "text",
      what: `\`${keyword}\` changed`,
      keyword,
    }));
}
