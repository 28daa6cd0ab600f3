// Generates requests with unusual texts in every place of an operation that accepts text.
import { encodeOddly, headerText, oddTexts, type OddSample } from "../checks/text/odd-samples.js";
import type { RuleContext } from "../checks/rule.js";
import { isJsonObject, type Json, type JsonObject } from "../load/json.js";
import type { Operation, Parameter } from "../load/operation.js";
import { type Path, replaceAt } from "../mutate/edit.js";
import { viewSchema } from "../load/schema-view.js";
import type { ProbeRequest } from "../probe/exchange.js";
import { isKeyOf } from "./credentials.js";
import { buildRequest, type RequestValues } from "./valid-request.js";
import { jsonSchemaOf } from "./write-body.js";
import { keyOf } from "./write-parameters.js";

const MAX_DEPTH = 4;
/** Maximum number of places in a body that receive texts. */
const MAX_PLACES = 40;

/** Values of every type, for a place whose schema does not restrict the type. */
const ANY: readonly Json[] = [null, true, -1.5e300, [], [[[[]]]], { "": { __proto__: null } }];

/**
 * Yields requests with each unusual text in each place, one place at a time: five texts per place, or all kinds in a
 * thorough run.
 */
export function* oddRequests(
  context: RuleContext,
  operation: Operation,
  values: RequestValues,
): Generator<ProbeRequest> {
  const texts = oddTexts(context.depth === "thorough");
  for (const parameter of operation.parameters)
    if (!isKeyOf(context.contract, operation, parameter))
      for (const sample of texts) yield withOddParameter(operation, values, { parameter, sample });
  const at = jsonSchemaOf(operation);
  if (at === undefined || values.body === undefined) return;
  const { request: document } = context.contract.byDirection;
  const places = [...textPlaces(document, at, values.body, [])].slice(0, MAX_PLACES);
  for (const { path, isOpen } of places)
    for (const value of [...texts.map(({ text }) => text), ...(isOpen ? ANY : [])])
      yield buildRequest(operation, { ...values, body: replaceAt(values.body, path, value) });
}

const MARK = "0oddtext0";

/** Serializes a marker and then replaces it with the text, since no style can write half a surrogate pair. */
function withOddParameter(
  operation: Operation,
  values: RequestValues,
  { parameter, sample: { text } }: { parameter: Parameter; sample: OddSample },
): ProbeRequest {
  const parameters = new Map([...values.parameters, [keyOf(parameter), MARK]]);
  const request = buildRequest(operation, { ...values, parameters });
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [
    name,
    String(value).replaceAll(
      MARK,
      parameter.in === "cookie" ? encodeOddly(text) : headerText(text),
    ),
  ]);
  return {
    ...request,
    path: request.path.replaceAll(MARK, encodeOddly(text)),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}

interface TextPlace {
  readonly path: Path;
  /** Whether its schema allows every type. */
  readonly isOpen: boolean;
}

/**
 * Yields the places of a body whose schema allows a string; for a body without a schema, its members and the whole
 * body.
 */
function* textPlaces(
  document: JsonObject,
  at: string | undefined,
  value: Json,
  path: Path,
): Generator<TextPlace> {
  const view = at === undefined ? undefined : viewSchema(document, at);
  const types = view?.types ?? [];
  const isOpen = types.length === 0 && (view?.properties.size ?? 0) === 0;
  if (types.includes("string") || isOpen) yield { path, isOpen };
  if (path.length >= MAX_DEPTH) return;
  if (isJsonObject(value))
    for (const [name, inner] of Object.entries(value))
      yield* textPlaces(document, view?.properties.get(name) ?? view?.additional, inner ?? null, [
        ...path,
        name,
      ]);
  else if (Array.isArray(value) && value.length > 0)
    yield* textPlaces(document, view?.items, (value as readonly Json[])[0] ?? null, [...path, 0]);
}
