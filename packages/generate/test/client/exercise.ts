import type { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { optionsOf, type BodyOptions } from "../../src/emit/client/options/operation-options.ts";
import { acceptableOf, successesOf } from "../../src/emit/client/result-of.ts";
import type {
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  PartModel,
  ResponseModel,
  SchemaModel,
} from "../../src/model/model.ts";
import type { SchemaIndex } from "../../src/model/schema-index.ts";
import { valuesNear } from "../differential/arbitrary-value.ts";
import { valuesOf, type Use } from "./arbitrary-valid.ts";

type Members = Record<string, unknown>;

/** One call of a client method, what its handler must receive, and what the caller must get. */
export interface Exercise {
  readonly id: string;
  readonly options: Members;
  /** Keyed by place, with wire names; the body as a handler sees it. */
  readonly received: Readonly<Record<string, unknown>>;
  /** What the handler returns. */
  readonly result: { readonly status: number; readonly body?: unknown };
  /** The result that the caller gets, or the body of the error that it catches. */
  readonly expected: unknown;
}

/** Input for generating the exercises of a description. */
export interface Drawing {
  readonly schemas: SchemaIndex;
  readonly ajv: Ajv2020;
  readonly document: object;
  /** Makes each round of generated values different. */
  readonly seed: number;
}

/**
 * One exercise for every success and every error of an operation, each with different arguments, and for each media
 * type of the body. Empty if no request or no response conforms to the description.
 */
export function exercisesOf(operation: OperationModel, drawing: Drawing): Exercise[] {
  const requests = possible(requestsOf(operation, drawing));
  const responses = possible(responsesOf(operation, drawing));
  const count = requests.length && responses.length && Math.max(requests.length, responses.length);
  return Array.from({ length: count }, (_, index) => {
    const request = requests[index % requests.length] as Request;
    const response = responses[index % responses.length] as Response;
    const options = { ...request.options, ...response.options };
    return { id: operation.id, ...request, ...response, options };
  });
}

/** Returns the results for which a value was found. */
function possible<Value>(drawings: readonly (() => Value)[]): Value[] {
  return drawings.flatMap((drawOne) => {
    try {
      return [drawOne()];
    } catch (error) {
      if (error instanceof NoValueError) return [];
      throw error;
    }
  });
}

type Request = Pick<Exercise, "options" | "received">;
type Response = Pick<Exercise, "options" | "result" | "expected">;

function requestsOf(operation: OperationModel, drawing: Drawing): (() => Request)[] {
  const { bodies } = optionsOf(operation);
  const optional = bodies[0]?.required ? [] : [undefined];
  return [...bodies, ...optional].flatMap((body, index) =>
    [true, false].map((all) => () => {
      const seed = drawing.seed + index + (all ? 0 : 100);
      return requestOf(operation, body, all, { ...drawing, seed });
    }),
  );
}

const PLACES = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

function requestOf(
  operation: OperationModel,
  body: BodyOptions | undefined,
  all: boolean,
  drawing: Drawing,
): Request {
  const named = optionsOf(operation);
  const options: Members = {};
  const received: Record<string, Members> = { path: {}, query: {}, headers: {}, cookies: {} };
  const receive = (parameter: ParameterModel, read: unknown) => {
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    const place = PLACES[parameter.in];
    // A spread creates a member even for `__proto__`.
    received[place] = { ...received[place], [name]: read };
  };
  const put = (option: string, parameter: ParameterModel, given: unknown, read = given) => {
    options[option] = given;
    receive(parameter, read);
  };
  for (const { option, parameter } of named.parameters) {
    const isGiven = parameter.required || all;
    const value = isGiven ? draw(parameter.schema, drawing, useOf(parameter)) : null;
    if (value !== null) put(option, parameter, value);
    else receive(parameter, defaultOf(parameter));
  }
  if (named.key) put("idempotencyKey", named.key, "6f1c2b1e-0b57-4c39-8f63-5d9e2a7c4b10");
  if (named.wait && all) put("wait", named.wait, 5, "wait=5" as never);
  if (!body) return { options, received: { ...received, body: undefined } };
  const sent = bodyOf(body, named.bodies, all, drawing);
  return { options: { ...options, ...sent.options }, received: { ...received, body: sent.body } };
}

/** Styles whose separators cannot be escaped in a value. */
const SEPARATING = new Set<ParameterModel["style"]>(["spaceDelimited", "pipeDelimited"]);

function defaultOf({ schema }: ParameterModel): unknown {
  return "default" in schema ? schema.default : undefined;
}

function useOf({ in: place, mediaType, style }: ParameterModel): Use["as"] {
  if (mediaType) return "json";
  if (SEPARATING.has(style)) return "word";
  return place === "header" ? "header" : "text";
}

function bodyOf(body: BodyOptions, bodies: readonly BodyOptions[], all: boolean, drawing: Drawing) {
  const { content, whole, parts } = body;
  const { mediaType, kind } = content;
  const isRange = mediaType.includes("*") && kind !== "json";
  const contentType = isRange ? concrete(content) : mediaType;
  const chosen = bodies.length > 1 || isRange ? { contentType } : {};
  if (whole !== undefined) {
    const [given, read] = wholeOf(content, drawing);
    return { options: { ...chosen, [whole]: given }, body: read };
  }
  const drawn = parts
    .filter(({ part }) => all || part.required || parts[0]?.part === part)
    .map(({ option, part }) => ({ option, name: part.name, value: partOf(part, drawing) }))
    .filter(({ value }) => value[0] !== null);
  return {
    options: {
      ...chosen,
      ...Object.fromEntries(drawn.map(({ option, value }) => [option, value[0]])),
    },
    body: Object.fromEntries(drawn.map(({ name, value }) => [name, value[1]])),
  };
}

type Sent = readonly [given: unknown, read: unknown];

function wholeOf({ kind, schema }: MediaTypeModel, drawing: Drawing): Sent {
  if (kind === "json") return same(schema ? draw(schema, drawing, "json") : { any: "thing" });
  if (kind === "text") return same(textOf(schema, drawing));
  return kind === "binary" ? fileOf("whole") : same({ any: "part" });
}

function textOf(schema: SchemaModel | undefined, drawing: Drawing): string {
  const value = schema ? draw(schema, drawing, "text") : "any text";
  return typeof value === "string" ? value : "<any>text</any>";
}

function partOf(part: PartModel, drawing: Drawing): Sent {
  if (part.kind === "file")
    return part.repeated ? pairUp([fileOf("one", part), fileOf("two", part)]) : fileOf("one", part);
  return same(
    draw(
      part.schema,
      drawing,
      part.kind === "json" ? "json" : SEPARATING.has(part.style) ? "word" : "text",
    ),
  );
}

/** A file as a caller passes it, and as a handler sees it. */
function fileOf(name: string, part?: PartModel): Sent {
  const [declared = "application/x-own"] = part?.contentTypes ?? [];
  const type = declared.replace("*/*", "image/*").replace("/*", "/png");
  const bytes = `bytes of ${name} \u00E9`;
  return [
    new File([bytes], `${name}.bin`, { type }),
    part ? { $file: { name: `${name}.bin`, type, bytes } } : { $file: { bytes } },
  ];
}

function pairUp(files: readonly Sent[]): Sent {
  return [files.map(([given]) => given), files.map(([, read]) => read)];
}

function same(value: unknown): Sent {
  return [value, value];
}

/** A media type within a range. */
function concrete({ mediaType, kind }: MediaTypeModel): string {
  if (!mediaType.includes("*")) return mediaType;
  return kind === "json"
    ? "application/json"
    : mediaType.replace("*/*", "application/*").replace("/*", "/x-some");
}

function responsesOf(operation: OperationModel, drawing: Drawing): (() => Response)[] {
  // A response without a description gives the caller no value.
  if (operation.responses.length === 0)
    return [() => ({ options: {}, result: { status: 204 }, expected: undefined })];
  const successes = successesOf(operation);
  const isMany = acceptableOf(operation).length > 1;
  return operation.responses.flatMap((response) => {
    const isSuccess = successes.includes(response);
    const status = statusOf(response, isSuccess);
    if (status < 200 || (status >= 300 && status < 400)) return [];
    const isEmpty = status === 204 || status === 205 || response.content.length === 0;
    const contents = isEmpty ? [undefined] : response.content;
    return contents.map((content, index) => () => {
      const seed = drawing.seed + index;
      const [body, expected] = content ? resultOf(content, { ...drawing, seed }) : [];
      const contentType = content && { contentType: concrete(content), body };
      const headers = headersOf(response, drawing);
      return {
        options: isMany && isSuccess && content ? { accept: content.mediaType } : {},
        result: { status, ...contentType, ...headers },
        expected: isSuccess || content?.kind === "json" ? expected : undefined,
      };
    });
  });
}

function statusOf({ status }: ResponseModel, isSuccess: boolean): number {
  if (status === "default") return isSuccess ? 200 : 507;
  return Number(status.replace("XX", "18"));
}

/** The value that a handler returns for a media type, and the value that a caller gets. */
function resultOf(content: MediaTypeModel, drawing: Drawing): Sent {
  switch (content.kind) {
    case "json":
      return same(content.schema ? draw(content.schema, drawing, "json") : { any: "thing" });
    case "text":
      return same(textOf(content.schema, drawing));
    case "form":
      return ["a=1", "a=1"];
    case "multipart":
    case "binary":
      return ["some bytes", { blob: { type: concrete(content), text: "some bytes" } }];
  }
}

function headersOf({ headers }: ResponseModel, drawing: Drawing) {
  const named = headers
    .filter(({ required, name }) => required && name.toLowerCase() !== "content-type")
    .map(({ name, schema }) => [name, String(draw(schema, drawing, "header"))]);
  return named.length > 0 ? { headers: Object.fromEntries(named) } : {};
}

/** Thrown if no value that conforms to a schema was found; perhaps none exists. */
export class NoValueError extends Error {}

/** Returns a value that conforms to a schema, as judged by Ajv. */
function draw(
  schema: SchemaModel,
  { schemas, ajv, document, seed }: Drawing,
  as: Use["as"],
): unknown {
  const pointer = "pointer" in schema ? schema.pointer : undefined;
  const keeps = pointer === undefined ? undefined : ajv.getSchema(`doc#${encodeURI(pointer)}`);
  const near = () =>
    valuesNear({ schema: at(document, pointer ?? ""), document, names: ["a", "b", "other"] });
  for (const [values, numRuns] of [
    [() => valuesOf(schema, { schemas, as }), 5],
    [() => valuesOf(schema, { schemas, as }), 60],
    [near, 500],
  ] as const) {
    const found = fc.sample(values(), { numRuns, seed }).find((value) => keeps?.(value) ?? true);
    if (found !== undefined) return found;
  }
  throw new NoValueError(`found no value for ${pointer}`);
}

function at(document: object, pointer: string): unknown {
  const names = pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names.reduce<unknown>((node, name) => Reflect.get(Object(node), name), document);
}
