import * as fc from "fast-check";
import { texts } from "./arbitrary-schema.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const scalars = [null, true, false, 0, 1, 2, 3, -1, 0.5, 0.3, 2.5, 1e21, 2 ** 31];
/** Input for generating values: a schema, its document, and names of members. */
export interface Place {
  readonly schema: unknown;
  readonly document: unknown;
  readonly names: readonly string[];
}

const scalar = fc.constantFrom<unknown>(...scalars, ...texts);
const junkOf = (names: readonly string[]) =>
  fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), scalar, { maxKeys: 3, noNullPrototype: true }),
  );

/** Values near the bounds of a schema in `document`: most satisfy a keyword, some none. */
export function valuesNear(place: Place, depth = 3): fc.Arbitrary<unknown> {
  const { schema, document, names } = place;
  const junk = junkOf(names);
  if (!isObject(schema) || depth === 0) return junk;
  const near = (part: unknown) => valuesNear({ ...place, schema: part }, depth - 1);
  const parts = [
    ...list(schema.allOf),
    ...list(schema.anyOf),
    ...list(schema.oneOf),
    ...["not", "if", "then", "else"].map((keyword) => schema[keyword]),
    typeof schema.$ref === "string" ? at(document, schema.$ref) : undefined,
  ].filter(isObject);
  return fc.oneof(
    { weight: 1, arbitrary: junk },
    { weight: 2, arbitrary: numbersNear(schema) },
    { weight: 2, arbitrary: textsNear(schema) },
    { weight: 4, arbitrary: arraysNear(schema, near) },
    { weight: 6, arbitrary: objectsNear(schema, names, near) },
    ...parts.map((part) => ({ weight: 6, arbitrary: near(part) })),
    ...literalsOf(schema).map((value) => ({ weight: 3, arbitrary: fc.constant(value) })),
  );
}

function literalsOf(schema: Json): unknown[] {
  return [...list(schema.enum), ...("const" in schema ? [schema.const] : [])];
}

function numbersNear(schema: Json): fc.Arbitrary<unknown> {
  const limits = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
    .map((keyword) => schema[keyword])
    .filter((limit) => typeof limit === "number");
  const near = limits.flatMap((limit) => [limit, limit - 1, limit + 1, limit + 0.1, limit * 3]);
  return fc.constantFrom(...scalars, ...near);
}

function textsNear({ minLength, maxLength }: Json): fc.Arbitrary<unknown> {
  const lengths = [minLength, maxLength].filter((length) => typeof length === "number");
  const near = lengths.flatMap((length) =>
    [Math.max(length - 1, 0), length, length + 1].flatMap((count) => [
      "a".repeat(count),
      "😀".repeat(count),
    ]),
  );
  return fc.constantFrom(...texts, ...near);
}

function arraysNear(schema: Json, near: (part: unknown) => fc.Arbitrary<unknown>) {
  const [prefix, items] = [list(schema.prefixItems), near(schema.items ?? schema.contains)];
  const rest = fc.array(items, { maxLength: 4 });
  const doubled = rest.map((values) => [...values, ...values.slice(0, 1)]);
  return fc
    .tuple(fc.tuple(...prefix.map(near)), fc.nat(prefix.length), fc.oneof(rest, doubled))
    .map(([first, length, others]) =>
      length < prefix.length ? first.slice(0, length) : [...first, ...others],
    );
}

function objectsNear(
  schema: Json,
  names: readonly string[],
  near: (part: unknown) => fc.Arbitrary<unknown>,
) {
  const named = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const others = near(schema.additionalProperties ?? schema.unevaluatedProperties);
  const listed = fc.tuple(
    ...named.map(([name, part]) => fc.tuple(fc.constant(name), near(part), fc.boolean())),
  );
  const more = fc.array(fc.tuple(fc.constantFrom(...names), others, fc.constant(true)), {
    maxLength: 2,
  });
  return fc
    .tuple(more, listed)
    .map(([first, second]) =>
      Object.fromEntries(
        [...first, ...second]
          .filter(([, , present]) => present)
          .map(([name, value]) => [name, value]),
      ),
    );
}

function at(document: unknown, reference: string): unknown {
  if (!reference.startsWith("#/")) return reference === "#" ? document : undefined;
  return reference
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (node, key) =>
        typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined,
      document,
    );
}
