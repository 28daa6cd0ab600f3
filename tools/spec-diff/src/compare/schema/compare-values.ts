import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "@document-export/openapi";
import { type Finding, show } from "../../model/change.ts";

/** Compares the values listed in `enum` and `const`. */
export function compareValues(before: JsonObject, after: JsonObject): Finding[] {
  const [old, now] = [before["enum"], after["enum"]];
  if (!Array.isArray(old) && !Array.isArray(now)) return [];
  const keyword = "enum";
  if (!Array.isArray(old)) {
    const what = `only ${show(now)} are allowed any more`;
    return [{ kind: "enum-added", effect: "narrowed", what, keyword }];
  }
  if (!Array.isArray(now)) {
    const what = `values besides ${show(old)} are allowed`;
    return [{ kind: "enum-removed", effect: "widened", what, keyword }];
  }
  return [
    ...without(now, old).map((value): Finding => ({
      kind: "enum-value-added",
      effect: "widened",
      what: `the value ${show(value)} was added`,
      keyword,
    })),
    ...without(old, now).map((value): Finding => ({
      kind: "enum-value-removed",
      effect: "narrowed",
      what: `the value ${show(value)} was removed`,
      keyword,
    })),
  ];
}

/** Compares the `x-known-values` of an open set; `isSent` is true if the caller sends them. */
export function compareKnownValues(
  before: JsonObject,
  after: JsonObject,
  isSent: boolean,
): Finding[] {
  const [old, now] = [knownValues(before), knownValues(after)];
  return [
    ...without(now, old).map((value): Finding => ({
      kind: "known-value-added",
      effect: isSent ? "offered" : "noted",
      what: `the known value ${show(value)} was added to an open set`,
      keyword: "x-known-values",
    })),
    ...without(old, now).map((value): Finding => ({
      kind: "known-value-removed",
      effect: isSent ? "removed" : "noted",
      what: `the known value ${show(value)} was removed from an open set`,
      keyword: "x-known-values",
    })),
  ];
}

function knownValues({ "x-known-values": values }: JsonObject): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}

function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  return values.filter((value) => !others.some((other) => isDeepStrictEqual(other, value)));
}
