import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readRegister } from "../rules/register.ts";

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../dist/${name}`, import.meta.url), "utf8"));
const decisions = [...readRegister().values()];

test.each(decisions)("$id describes the open question, the decision and the reason", (decision) => {
  for (const text of [decision.open, decision.decided, decision.why])
    expect(text.trim()).toMatch(/^[\s\S]{10,}\.$/);
  expect([decision.waivable, decision.contract]).toEqual([
    expect.any(Boolean),
    expect.any(Boolean),
  ]);
});

test("names what enforces a decision that the contract cannot express", () => {
  const held = decisions.filter(({ contract }) => !contract);
  expect(held.filter(({ heldBy }) => !heldBy?.length).map(({ id }) => id)).toEqual([]);
});

test("publishes every decision of the register", async () => {
  const published: { id: string }[] = await read("decisions.json");
  expect(published.map(({ id }) => id)).toEqual(decisions.map(({ id }) => id).sort());
});

test("each fact has a unique id and names its clause", async () => {
  const facts: { id: string; clause: string }[] = await read("facts.json");
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  expect(facts.filter(({ clause }) => !clause).map(({ id }) => id)).toEqual([]);
});

test("each kind of problem has a unique type", async () => {
  const problems: { type: string }[] = await read("problems.json");
  expect(new Set(problems.map(({ type }) => type)).size).toBe(problems.length);
});

test("the contract lists every kind of problem", async () => {
  const problems: { type: string }[] = await read("problems.json");
  const { components } = await read("openapi.json");
  expect(components.schemas.Problem.properties.type["x-known-values"]).toEqual(
    problems.map(({ type }) => type),
  );
});
