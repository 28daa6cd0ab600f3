// Infers what the parameters of a list do from their names and from the member names of its items.
import type { Contract } from "../../load/contract.js";
import type { Json, JsonObject } from "../../load/json.js";
import type { Operation, Parameter } from "../../load/operation.js";
import { type SchemaView, viewSchema } from "../../load/schema-view.js";
import { numberOf } from "../../mutate/sample.js";

const SIZE = /^(?:(?:page)?[_-]?(?:size|limit)|per[_-]?page|max[_-]?results)$/i;
const PAGE = /^page(?:[_-]?(?:no|num|number|index))?$/i;
const OFFSET = /^(?:offset|skip)$/i;

/** Names of parameters that change how items are presented, not which ones. */
const OF_PRESENTATION =
  /^(?:lang(?:uage)?|locale|currency|time_?zone|tz|units?|format|version|market|country|region|sort|order(?:_?by)?|fields?|include|expand|view|q|query|search)$/i;

/** The page size parameter, with its minimum. */
export interface SizeParameter {
  readonly parameter: Parameter;
  readonly least: number;
}

/** Returns the page size parameter; undefined if there is none. */
export function sizeParameterOf(
  contract: Contract,
  operation: Operation,
): SizeParameter | undefined {
  const parameter = integerOf(contract, operation, SIZE);
  if (!parameter) return undefined;
  const { keywords } = viewOf(contract, parameter);
  return { parameter, least: Math.max(1, numberOf(keywords["minimum"]) ?? 1) };
}

/** Returns the page or offset parameter, with its values for the first and second page of one item. */
export function pageParameterOf(
  contract: Contract,
  operation: Operation,
): { readonly parameter: Parameter; readonly values: readonly [number, number] } | undefined {
  const page = integerOf(contract, operation, PAGE);
  // These two pages differ whether counting starts at 0 or 1.
  if (page) return { parameter: page, values: [1, 2] };
  const offset = integerOf(contract, operation, OFFSET);
  return offset && { parameter: offset, values: [0, 1] };
}

function integerOf(
  contract: Contract,
  { parameters }: Operation,
  name: RegExp,
): Parameter | undefined {
  return parameters.find(
    (one) =>
      one.in === "query" && name.test(one.name) && viewOf(contract, one).types.includes("integer"),
  );
}

/** A parameter that filters items by one of their members. */
export interface Filter {
  readonly parameter: Parameter;
  /** Name of that member of the items. */
  readonly name: string;
  /** Possible values; undefined if any text is allowed. */
  readonly choices: readonly Json[] | undefined;
  /** Whether the parameter accepts several values. */
  readonly isList: boolean;
}

/** Returns the parameters named after a member of the items, also in the singular: `tag` for `tags`. */
export function filtersOf(
  contract: Contract,
  { parameters }: Operation,
  items: readonly JsonObject[],
): readonly Filter[] {
  return parameters.flatMap((parameter) => {
    if (parameter.in !== "query" || OF_PRESENTATION.test(parameter.name)) return [];
    const own = parameter.name.replace(/\[\]$/, "");
    const name = [own, `${own}s`].find((one) => items.some((item) => one in item));
    if (name === undefined) return [];
    const view = viewOf(contract, parameter);
    const isList = view.types.includes("array");
    const inner =
      isList && view.items !== undefined ? viewSchema(contract.document, view.items) : view;
    const choices = choicesOf(inner);
    const isText = inner.types.includes("string") && inner.keywords["format"] === undefined;
    return choices || isText ? [{ parameter, name, choices, isList }] : [];
  });
}

function choicesOf({ keywords, types }: SchemaView): readonly Json[] | undefined {
  if (types.includes("boolean")) return [true, false];
  const { enum: values } = keywords;
  return Array.isArray(values) ? values.filter((value) => value !== null) : undefined;
}

/** Views a parameter by its first alternative if it is nullable. */
function viewOf({ document }: Contract, { schema }: Parameter): SchemaView {
  const view = viewSchema(document, schema ?? "");
  const [first] = view.types.length === 0 ? view.alternatives : [];
  return first === undefined ? view : viewSchema(document, first);
}
