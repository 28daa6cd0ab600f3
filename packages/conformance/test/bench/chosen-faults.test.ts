import { expect, test } from "vitest";
import { chooseFaults } from "../../bench/peers/chosen-faults.js";
import { loadFaults } from "../faults/load-faults.js";

test("the faults for other checkers are those that the rule chooses", async () => {
  const ids = chooseFaults(loadFaults()).map(({ id }) => id);
  // After a change of the catalogue, `vitest run -u` writes the list again; the table in the README is then out of date.
  await expect(`${JSON.stringify(ids, undefined, 2)}\n`).toMatchFileSnapshot(
    "../../bench/peers/chosen.json",
  );
});

test("each family has its share, and its first ids by SHA-256", () => {
  const faults = ["a", "b", "c", "d"].flatMap((id) => [
    { id: `text-${id}`, family: "text" } as const,
    { id: `prefer-${id}`, family: "prefer" } as const,
  ]);
  const many = Array.from({ length: 92 }, (_, n) => ({ id: String(n), family: "prefer" }) as const);
  const chosen = chooseFaults([...faults, ...many]).map(({ family }) => family);
  expect(Map.groupBy(chosen, (family) => family).get("text")).toHaveLength(2);
  expect(chosen).toHaveLength(40);
});
