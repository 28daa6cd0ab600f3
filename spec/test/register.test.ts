import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readRegister } from "../rules/register.ts";

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../dist/${name}`, import.meta.url), "utf8"));
const decisions = [...readRegister().values()];

test.each(decisions)("$id says what is open, what is decided and why", (decision) => {
  for (const text of [decision.open, decision.decided, decision.why])
    expect(text.trim()).toMatch(/^[\s\S]{10,}\.$/);
  expect([decision.waivable, decision.contract]).toEqual([
    expect.any(Boolean),
    expect.any(Boolean),
  ]);
});

test("a decision that the contract cannot express names what enforces it", () => {
  const held = decisions.filter(({ contract }) => !contract);
  expect(held.filter(({ heldBy }) => !heldBy?.length).map(({ id }) => id)).toEqual([]);
});

test("the register is published whole", async () => {
  const published: { id: string }[] = await read("decisions.json");
  expect(published.map(({ id }) => id)).toEqual(decisions.map(({ id }) => id).sort());
});

test("no two facts have one id, and each names its clause", async () => {
  const facts: { id: string; clause: string }[] = await read("facts.json");
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  expect(facts.filter(({ clause }) => !clause).map(({ id }) => id)).toEqual([]);
});

test("no two kinds of problem have one type", async () => {
  const problems: { type: string }[] = await read("problems.json");
  expect(new Set(problems.map(({ type }) => type)).size).toBe(problems.length);
});

test("the contract knows every kind of problem", async () => {
  const problems: { type: string }[] = await read("problems.json");
  const { components } = await read("openapi.json");
  expect(components.schemas.Problem.properties.type["x-known-values"]).toEqual(
    problems.map(({ type }) => type),
  );
});
