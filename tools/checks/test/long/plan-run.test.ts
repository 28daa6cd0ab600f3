import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parts } from "../../src/long/parts.ts";
import { planRun } from "../../src/long/plan-run.ts";

const all = { resume: false, parts: [] };
const [first, second] = parts.map(({ name }) => name);
const namesOf = (plan: ReturnType<typeof planRun>) => plan.parts.map(({ name }) => name);

test("runs every part, with a new seed unless given", () => {
  expect(namesOf(planRun(parts, all, undefined))).toEqual(parts.map(({ name }) => name));
  expect(planRun(parts, { ...all, seed: 5 }, undefined).state).toEqual({ seed: 5, passed: [] });
  expect(planRun(parts, all, undefined).state.seed).toBeTypeOf("number");
});

test("resumes a run with its seed and skips the parts that passed", () => {
  const last = { seed: 5, passed: [first ?? ""] };
  const plan = planRun(parts, { ...all, resume: true }, last);
  expect(plan.state).toEqual(last);
  expect(namesOf(plan)).not.toContain(first);
  expect(namesOf(plan)).toContain(second);
});

test.each<[string, Parameters<typeof planRun>[1], Parameters<typeof planRun>[2]]>([
  ["got `typo`", { ...all, parts: ["typo"] }, undefined],
  ["no run to resume", { ...all, resume: true }, undefined],
  ["has the seed 5", { ...all, resume: true, seed: 6 }, { seed: 5, passed: [] }],
])("explains why a request is refused: %s", (message, request, last) => {
  expect(() => planRun(parts, request, last)).toThrow(message);
});

test("gives each part a unique name and existing files", () => {
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  for (const { package: folder, command } of parts)
    for (const file of command.filter((part) => part.includes("/")))
      expect(
        existsSync(fileURLToPath(new URL(`../../../../${folder}/${file}`, import.meta.url))),
        file,
      ).toBe(true);
});
