import type { JsonObject } from "@document-export/openapi";
import { type Finding, show } from "../../model/change.ts";

/** Formats that are subsets of other formats. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  int8: ["int16", "int32", "int64"],
  int16: ["int32", "int64"],
  int32: ["int64"],
  float: ["double"],
  uri: ["uri-reference", "iri", "iri-reference"],
  "uri-reference": ["iri-reference"],
  iri: ["iri-reference"],
  hostname: ["idn-hostname"],
  email: ["idn-email"],
};

/** Compares the formats of a value. The runtimes of this repository validate formats, so a format is a constraint. */
export function compareFormats(before: JsonObject, after: JsonObject): Finding[] {
  const [old, now] = [before["format"], after["format"]];
  if (old === now) return [];
  const keyword = "format";
  const what = `the format was ${show(old ?? "any")} and is ${show(now ?? "any")}`;
  if (old === undefined || isWithin(now, old))
    return [{ kind: "format-narrowed", effect: "narrowed", what, keyword }];
  if (now === undefined || isWithin(old, now))
    return [{ kind: "format-widened", effect: "widened", what, keyword }];
  return [{ kind: "format-replaced", effect: "replaced", what, keyword }];
}

function isWithin(inner: unknown, outer: unknown): boolean {
  return WITHIN[String(inner)]?.includes(String(outer)) ?? false;
}
