import * as fc from "fast-check";
import { DescriptionError } from "@document-export/openapi";
import type { ApiModel } from "../../src/model/model.ts";
import { loadVerdicts } from "../support/load-verdicts.ts";
import { modelOfSchema } from "../support/model-of-schema.ts";
import { valuesNear } from "./arbitrary-value.ts";
import { createAjv, forAjv } from "./create-ajv.ts";

/** A value of which the generated code and Ajv say different things. */
export interface Disagreement {
  readonly schema: unknown;
  readonly value: unknown;
  /** What the test, which good values pass, says. */
  readonly keeps: boolean;
  /** The violations that the collecting statements report. */
  readonly violations: number;
  /** What Ajv says, or the message of the error that it throws. */
  readonly ajv: boolean | string;
}

/** What was compared, and with which result. */
export interface Comparison {
  readonly values: number;
  readonly valid: number;
  /** Schemas that refer to themselves for the same value, which the generator refuses. */
  readonly endless: number;
  /** Messages of errors that Ajv threw while it judged. */
  readonly thrown: readonly string[];
  readonly disagreements: readonly Disagreement[];
}

/** Compares what the generated checks and Ajv say of values near the bounds of each schema. */
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
    // Values are JSON, as they come from the wire.
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
      // Where Ajv itself fails, there is nothing to agree with but oneself.
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
      error.problems.every((problem) => problem.includes("without end"));
    if (isEndless) return undefined;
    throw error;
  }
}
