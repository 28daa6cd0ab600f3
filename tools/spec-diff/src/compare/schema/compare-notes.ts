import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "@document-export/openapi";
import { type Finding, type Flow, show } from "../../model/change.ts";
import { isAnnotation } from "./normalize.ts";

/** What a schema says beside its assertions: default, deprecation and words. */
export function compareNotes(before: JsonObject, after: JsonObject, flow: Flow): Finding[] {
  return [
    ...compareDefaults(before, after, flow),
    ...compareDeprecation(before, after),
    ...compareWords(before, after, isAnnotation),
  ];
}

/** A default says what an absent value means to its receiver; in a response it says nothing. */
function compareDefaults(before: JsonObject, after: JsonObject, { sender }: Flow): Finding[] {
  const [old, now] = [before["default"], after["default"]];
  if (isDeepStrictEqual(old, now)) return [];
  const keyword = "default";
  const what = `the default was ${show(old)} and is ${show(now)}`;
  if (sender === "implementer") return [{ kind: "default-changed", effect: "text", what, keyword }];
  if (old === undefined) return [{ kind: "default-added", effect: "added", what, keyword }];
  return [{ kind: "default-changed", effect: "meaning", what, keyword }];
}

/** Whether something is to be retired, and since when. */
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

/** What people read and tools show; each changed keyword is one finding. */
export function compareWords(
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
