import { responses, schemas } from "../generated/shapes.js";
import { isObject } from "../types/json-type.js";
import { keywords } from "./keywords.js";
import type { Shape } from "./shape.js";
import type { Violation } from "./violation.js";

/** A violation, and the JSON Schema keyword that failed. */
export interface KeywordViolation extends Violation {
  readonly keyword: string;
}

/**
 * Finds the first contract violation in the JSON of a success response; undefined if it conforms. Passed as the
 * client's option `check`, it turns such a response into an InvalidResponseError. Meant for development: it reads every
 * value.
 */
export function checkResponse(operationId: string, json: unknown): Violation | undefined {
  return findViolation(responses[operationId] ?? {}, json);
}

/**
 * Finds the first place where a value does not conform to a shape, at any depth. `pointer` points to the value itself.
 */
export function findViolation(
  shape: Shape,
  value: unknown,
  pointer: string = "",
): KeywordViolation | undefined {
  for (const [token, inner, member] of placesIn(shape, value)) {
    const found = findViolation(inner, member, pointerTo(pointer, token));
    if (found) return found;
  }
  return checkKeywords(shape, value, pointer);
}

function checkKeywords(
  shape: Shape,
  value: unknown,
  pointer: string,
): KeywordViolation | undefined {
  for (const [keyword, check] of Object.entries(keywords)) {
    const expected = check(shape, value);
    if (expected !== undefined) return { pointer, keyword, expected, value };
  }
  const members = Object(value);
  const missing = isObject(value) && shape.required?.find((name) => !Object.hasOwn(members, name));
  if (typeof missing !== "string") return undefined;
  const place = pointerTo(pointer, missing);
  return { pointer: place, keyword: "required", expected: "a member", value: undefined };
}

type Place = readonly [token: string | undefined, shape: Shape, value: unknown];

/** Yields the values to check with their shapes: the value itself against referenced shapes, its items, its members. */
function* placesIn(shape: Shape, value: unknown): Generator<Place> {
  const { ref = "", and, items, properties = {}, additionalProperties } = shape;
  for (const other of [schemas[ref], and]) if (other) yield [undefined, other, value];
  if (Array.isArray(value) && items)
    for (const [index, item] of value.entries()) yield [String(index), items, item];
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (inner) yield [name, inner, member];
  }
}

/** Appends a token to a JSON pointer (RFC 6901, 3). */
function pointerTo(pointer: string, token: string | undefined): string {
  if (token === undefined) return pointer;
  return `${pointer}/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
