import { expect } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import { startWith } from "../support/start-with.js";

/** Expects that these rules alone find nothing on a correct implementation. */
export async function expectNothingFrom(chosen: readonly { readonly id: string }[]): Promise<void> {
  const target = await startWith();
  const { rules } = await checkImplementation(target, { rules: chosen.map(({ id }) => id) });
  await target.stop();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
}
