import { beforeAll, describe, expect, test } from "vitest";
import { type JsonObject, loadDescription } from "@document-export/openapi";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs, type Pair } from "./load-pairs.ts";
import { exercisePair } from "../client/exercise-pair.ts";

/** A description, and what its calls show. */
export interface Expected {
  readonly file: string;
  /** The minimum number of calls: one for each response, and one for each body with all and with few options. */
  readonly calls: number;
  /** Operations that no request reaches, or whose schemas no value conforms to. */
  readonly skipped?: readonly string[];
}

/** This operation shares its route with `cookies_form_exploded`, which reads the same cookies in another style. */
export const fragments = ["cookies_form_nonExploded"];

// Each round generates other arguments and results.
const rounds = Number(process.env.DOCUMENT_EXPORT_CALLS ?? 1);
const seeds = Array.from({ length: rounds }, (_, round) => 1 + 1000 * round);

const timeout = 300_000 * rounds;

/** The loaded descriptions, and the generated client and stub of each. */
export interface Loaded {
  documents: Record<string, JsonObject>;
  pairs: Record<string, Pair>;
}

/** Tests that the client and the stub of each description exchange arguments and results. */
export function testPairs(descriptions: Readonly<Record<string, Expected>>): Loaded {
  const all: Loaded = { documents: {}, pairs: {} };
  beforeAll(async () => {
    const loaded = Object.entries(descriptions).map(async ([name, { file }]) => [
      name,
      await loadDescription(file),
    ]);
    all.documents = Object.fromEntries(await Promise.all(loaded)) as Loaded["documents"];
    const sources = Object.entries(all.documents).map(([name, document]) => [
      name,
      { model: buildModel(document) },
    ]);
    // Throws any compiler errors under the strictest settings.
    all.pairs = await loadPairs(Object.fromEntries(sources));
  });

  describe.each(Object.entries(descriptions))("%s", (name, { calls, skipped = [] }) => {
    test("passes arguments to the stub and results back unchanged", { timeout }, async () => {
      for (const seed of seeds) {
        const verdict = await exercisePair(
          all.pairs[name] as Pair,
          all.documents[name] as JsonObject,
          {
            seed,
          },
        );
        expect(verdict.shown, `seed ${seed}`).toEqual(verdict.wanted);
        if (seed > 1) continue;
        expect(verdict.skipped).toEqual(skipped);
        expect(verdict.wanted.length).toBeGreaterThanOrEqual(calls);
      }
    });
  });
  return all;
}
