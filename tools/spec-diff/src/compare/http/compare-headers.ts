import { type Change, changeAt, type Finding, type Flow, show } from "../../model/change.ts";
import { keysOf, objectAt, type Pair, pairOf, rawMember } from "../../model/place.ts";
import { compareDeprecation, compareTexts } from "../schema/compare-annotations.ts";
import { compareSchemas } from "../schema/compare-schemas.ts";
import { compareContent } from "./compare-content.ts";

/** Compares the headers of a response. */
export function compareHeaders(pair: Pair, flow: Flow): Change[] {
  return keysOf(pair).flatMap((name) => {
    const header = pairOf(pair, name);
    const what = `the header ${show(name)}`;
    if (header.before.value === undefined) {
      const effect = objectAt(header.after)["required"] === true ? "narrowed" : "added";
      return [changeAt(header, { kind: "header-added", effect, what: `${what} was added` }, flow)];
    }
    if (header.after.value === undefined)
      return [
        changeAt(
          header,
          { kind: "header-removed", effect: "removed", what: `${what} was removed` },
          flow,
        ),
      ];
    return compareField(header, what, flow);
  });
}

/** Compares what headers and parameters have in common: whether they are required, and their schema. */
export function compareField(pair: Pair, name: string, flow: Flow): Change[] {
  const [before, after] = [objectAt(pair.before), objectAt(pair.after)];
  const findings = [
    ...compareRequired(before["required"] === true, after["required"] === true, name),
    ...compareDeprecation(before, after),
    ...compareTexts(before, after, isWords),
  ];
  const schema = {
    before: rawMember(pair.before, "schema"),
    after: rawMember(pair.after, "schema"),
  };
  return [
    ...findings.map((finding) => changeAt(pair, finding, flow)),
    ...compareSchemas(schema, flow),
    ...compareContent(pairOf(pair, "content"), flow),
  ];
}

function isWords(keyword: string): boolean {
  return ["description", "example", "examples"].includes(keyword) || keyword.startsWith("x-");
}

/** Reports if something optional became required, or the reverse. */
export function compareRequired(was: boolean, is: boolean, name: string): Finding[] {
  if (was === is) return [];
  return is
    ? [
        {
          kind: "became-required",
          effect: "narrowed",
          what: `${name} became required`,
          keyword: "required",
        },
      ]
    : [
        {
          kind: "became-optional",
          effect: "widened",
          what: `${name} became optional`,
          keyword: "required",
        },
      ];
}
