import type { JsonObject } from "@document-export/openapi";
import type { Change, Flow } from "../model/change.ts";
import { decisionsAt } from "../trace/decisions-at.ts";
import { endpointsOf } from "../trace/endpoints-of.ts";
import { type Fact, type RuleBasis, rulesOf } from "../trace/rules-of.ts";
import { type SourceFiles, sourceOf } from "../trace/source-of.ts";
import { judge, type Verdict } from "./judge.ts";

/** One change with its verdict, source and effects. The same change in several operations is listed once. */
export interface JudgedChange extends Verdict, Pick<Change, "kind" | "what" | "pointer" | "side"> {
  /** Part of the exchange; absent if the change is not in a message. */
  readonly part?: Flow["part"];
  readonly sender?: Flow["sender"];
  readonly operations: readonly string[];
  /** File and pointer in the folder of the contract; in the released one if the place was removed. */
  readonly source: string;
  readonly decisions: readonly string[];
  /** IDs of checker rules. */
  readonly rules: readonly string[];
}

/** Data for tracing changes. */
export interface Background {
  readonly released: JsonObject;
  readonly contract: JsonObject;
  readonly files: SourceFiles;
  readonly rules: readonly RuleBasis[];
  readonly facts: readonly Fact[];
}

/** Returns the released contract to which the files belong. */
function releasedOf(files: SourceFiles): string {
  return files.has("operator.yaml") ? "released/operator.json" : "released/openapi.json";
}

/** Merges the changes of one place, judges each and finds what it affects; changes that break callers come first. */
export function judgeChanges(changes: readonly Change[], background: Background): JudgedChange[] {
  const groups = Map.groupBy(changes, ({ kind, pointer, side, what, flow }) =>
    [kind, pointer, side, what, flow?.part, flow?.sender].join("\n"),
  );
  const judged = [...groups.values()].map((group) => judgeGroup(group, background));
  const order = ["major", "minor", "patch"];
  return judged.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

function judgeGroup(group: readonly Change[], background: Background): JudgedChange {
  const [first] = group;
  if (!first) throw new RangeError("A group has at least one change.");
  const { kind, what, pointer, side, flow } = first;
  const operations = [...new Set(group.flatMap((each) => each.flow?.operation ?? []))];
  const { released, contract, files, rules, facts } = background;
  const decisions = [
    ...new Set([released, contract].flatMap((each) => decisionsAt(each, pointer))),
  ];
  const endpoints = [
    ...new Set([released, contract].flatMap((each) => endpointsOf(each, operations))),
  ];
  const concern = { pointer, decisions, operations, endpoints };
  const written = side === "contract" ? sourceOf(pointer, files) : undefined;
  return {
    ...judge(first),
    kind,
    what,
    pointer,
    side,
    ...(flow && { part: flow.part, sender: flow.sender }),
    operations,
    source: written ?? `${releasedOf(files)}#${pointer}`,
    decisions,
    // Rules check messages, which text changes do not affect.
    rules: first.effect === "text" ? [] : rulesOf(concern, rules, facts),
  };
}
