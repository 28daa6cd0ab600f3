import { expect, test } from "vitest";
import { chooseFaults } from "../../bench/peers/chosen-faults.js";
import { loadFaults } from "../faults/load-faults.js";

test("chooses the committed list of faults for other checkers", async () => {
  const ids = chooseFaults(loadFaults()).map(({ id }) => id);
  // After a change of the catalogue, `vitest run -u` updates the list; the table in the README is then out of date.
  await expect(`${JSON.stringify(ids, undefined, 2)}\n`).toMatchFileSnapshot(
    "../../bench/peers/chosen.json",
  );
});

test("gives each family its share of faults, first ids by SHA-256", () => {
  const faults = ["a", "b", "c", "d"].flatMap((id) => [
    { id: `text-${id}`, family: "text" } as const,
    { id: `prefer-${id}`, family: "prefer" } as const,
  ]);
  const many = Array.from({ length: 92 }, (_, n) => ({ id: String(n), family: "prefer" }) as const);
  const chosen = chooseFaults([...faults, ...many]).map(({ family }) => family);
  expect(Map.groupBy(chosen, (family) => family).get("text")).toHaveLength(2);
  expect(chosen).toHaveLength(40);
});
