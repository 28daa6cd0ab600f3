import * as fc from "fast-check";
import { DescriptionError } from "@document-export/openapi";
import type { ApiModel } from "../../src/model/model.ts";
import { loadVerdicts } from "../support/load-verdicts.ts";
import { modelOfSchema } from "../support/model-of-schema.ts";
import { valuesNear } from "./arbitrary-value.ts";
import { createAjv, forAjv } from "./create-ajv.ts";

/** A value on which the generated code and Ajv disagree. */
export interface Disagreement {
  readonly schema: unknown;
  readonly value: unknown;
  /** The result of the test, which valid values pass. */
  readonly keeps: boolean;
  /** The number of violations that the collecting statements report. */
  readonly violations: number;
  /** The verdict of Ajv, or the message of the error that it throws. */
  readonly ajv: boolean | string;
}

/** Result of a comparison. */
export interface Comparison {
  readonly values: number;
  readonly valid: number;
  /** Schemas that refer to themselves for the same value, which the generator refuses. */
  readonly endless: number;
  /** Messages of errors thrown by Ajv during validation. */
  readonly thrown: readonly string[];
  readonly disagreements: readonly Disagreement[];
}

/** Compares the verdicts of the generated checks and of Ajv on values near the bounds of each schema. */
export async function compareWithAjv(
  documents: readonly Record<string, unknown>[],
  { valuesEach, names, seed }: { valuesEach: number; names: readonly string[]; seed: number },
): Promise<Comparison> {
  const built = documents.map((document) => ({ document, model: build(document) }));
  const finite = built.filter(
    (pair): pair is { document: Record<string, unknown>; model: ApiModel } =>
      pair.model !== undefined,
  );
  const verdicts = await loadVerdicts(finite.map(({ model }) => ({ model, root: "root" })));
  const disagreements: Disagreement[] = [];
  const thrown: string[] = [];
  let [values, valid] = [0, 0];
  for (const [index, { document }] of finite.entries()) {
    const validate = createAjv().compile(forAjv(document) as object);
    const verdict = verdicts[index];
    if (!verdict) throw new Error("Each model has a verdict.");
    // Values are JSON, as received over the wire.
    const samples = fc.sample(valuesNear({ schema: document, document, names }), {
      numRuns: valuesEach,
      seed: seed + index,
    });
    for (const sample of samples) {
      const value: unknown = JSON.parse(JSON.stringify(sample));
      const [keeps, violations] = [verdict.keeps(value), verdict.violationsOf(value).length];
      const ajv = judge(validate, value);
      values += 1;
      if (ajv === true) valid += 1;
      // If Ajv itself fails, the generated checks only need to agree with each other.
      const expected = typeof ajv === "string" ? keeps : ajv;
      if (typeof ajv === "string") thrown.push(ajv);
      if (keeps !== expected || (violations === 0) !== expected)
        disagreements.push({ schema: document, value, keeps, violations, ajv });
    }
  }
  return { values, valid, endless: built.length - finite.length, thrown, disagreements };
}

function judge(validate: (value: unknown) => unknown, value: unknown): boolean | string {
  try {
    return validate(value) === true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function build(document: Record<string, unknown>): ApiModel | undefined {
  try {
    return modelOfSchema(document);
  } catch (error) {
    const isEndless =
      error instanceof DescriptionError &&
      error.problems.every((problem) => problem.includes("would never end"));
    if (isEndless) return undefined;
    throw error;
  }
}
