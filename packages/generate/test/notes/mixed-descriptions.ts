import { createNotes, repairDescription, type JsonObject } from "@document-export/openapi";
import * as fc from "fast-check";
import { expect } from "vitest";
import { TARGETS, type Target } from "../../src/emit/targets.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { junk, kindsOfSchema, operationOf } from "./arbitrary-description.ts";

const operations = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom("get", "put", "post", "patch", "query"),
    fc.constantFrom("/a", "/a/{id}", "/b/{x}/c", "d", "/a?x={x}&y=1", "/a/{id}#copy", "/s{?q}"),
    operationOf,
  ),
  { minLength: 1, maxLength: 5, selector: ([method, path]) => `${method} ${path}` },
);

/** Descriptions whose parts are of any kind. */
export const description = fc
  .record({
    openapi: fc.constant("3.1.0"),
    info: fc.oneof({ weight: 5, arbitrary: fc.constant({ title: "T", version: "1" }) }, junk),
    security: fc.oneof({ weight: 3, arbitrary: fc.constant([{ key: [] }]) }, junk),
    components: fc.record({
      schemas: fc.dictionary(fc.constantFrom("A", "a", "B", "C d", "__proto__"), kindsOfSchema),
      securitySchemes: fc.record({
        key: fc.oneof(fc.constant({ type: "http", scheme: "bearer" }), junk),
      }),
    }),
  })
  .chain((rest) => operations.map((list) => ({ ...rest, paths: pathsOf(list) })));

function pathsOf(list: readonly [string, string, unknown][]): JsonObject {
  const byPath = Map.groupBy(list, ([, path]) => path);
  return Object.fromEntries(
    [...byPath].map(([path, own]) => [
      path,
      Object.fromEntries(own.map(([method, , operation]) => [method, operation])),
    ]),
  );
}

/** Generates every target like the command, without writing files. */
function generateAll(document: JsonObject): number {
  const notes = createNotes();
  const model = buildModel(repairDescription(document, notes), notes);
  const outputs = Object.values<Target>(TARGETS).map(({ gate, emit, runtime }) =>
    emit({
      model: gate(model, notes),
      runtime,
      types: undefined,
      environment: undefined,
      problemTypes: undefined,
    }),
  );
  return outputs.length;
}

/** Generates every target from descriptions of mixed kinds, and expects no error. */
export function expectAllRead(numRuns: number): void {
  fc.assert(
    fc.property(description, (document) => {
      try {
        expect(generateAll(document as JsonObject)).toBe(3);
      } catch (error) {
        // A description whose only operation is invalid has nothing left to generate.
        if (!String(error).includes("expected an operation under `paths`")) throw error;
      }
    }),
    { numRuns, seed: 41 },
  );
}
