import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DescriptionError } from "@document-export/openapi";
import type { ApiModel } from "../src/model/model.ts";
import { loadVerdicts } from "./support/load-verdicts.ts";
import { modelOfSchema } from "./support/model-of-schema.ts";

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { description: string; data: unknown; valid: boolean }[];
}

/**
 * What the generator does not support: groups that it refuses, with the keyword that the message names, and tests with
 * a different verdict.
 */
interface NotClaimed {
  readonly refused: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly differs: Readonly<Record<string, { reason: string; tests: readonly string[] }>>;
}

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`data/json-schema-test-suite/${path}`, import.meta.url), "utf8"));
const notClaimed: NotClaimed = read("not-claimed.json");
const folder = new URL("data/json-schema-test-suite/draft2020-12/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .sort();

function build({ schema }: Group): ApiModel | DescriptionError {
  try {
    return modelOfSchema(schema);
  } catch (error) {
    if (error instanceof DescriptionError) return error;
    throw error;
  }
}

test.each(Object.entries(notClaimed.refused))(
  "unsupported parts of %s are refused, and the message names the keyword",
  (file, refused) => {
    const groups: Group[] = read(`draft2020-12/${file}`);
    const named = groups.flatMap((group) => {
      const built = build(group);
      return built instanceof DescriptionError
        ? [[group.description, built.problems.join("\n")]]
        : [];
    });
    const expected = Object.entries(refused).map(([group, name]) => [
      group,
      expect.stringContaining(`\`${name}`),
    ]);
    expect(named).toEqual(expected);
  },
);

test.each(files)("%s gets the same verdicts as in the suite", async (file) => {
  const groups: Group[] = read(`draft2020-12/${file}`);
  const refused = notClaimed.refused[file] ?? {};
  const claimed = groups.filter(({ description }) => !(description in refused));
  const verdicts = await loadVerdicts(
    claimed.map(({ schema }) => ({ model: modelOfSchema(schema), root: "root" })),
  );
  const wrong = claimed.flatMap((group, index) =>
    group.tests
      .filter(({ data, valid }) => {
        const verdict = verdicts[index];
        const found = verdict?.violationsOf(data).length;
        return verdict?.keeps(data) !== valid || (found === 0) !== valid;
      })
      .map(({ description }) => `${group.description}: ${description}`),
  );
  expect(wrong).toEqual(notClaimed.differs[file]?.tests ?? []);
});
