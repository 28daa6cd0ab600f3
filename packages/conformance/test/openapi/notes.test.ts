// Tests the rules for list parameters and for members that must not change after creation.
import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { JsonObject } from "../../src/load/json.js";
import { type NoteFault, startNotes } from "./start-notes.js";

let description: JsonObject;
beforeAll(async () => {
  const file = fileURLToPath(new URL("notes.yaml", import.meta.url));
  description = (await loadDescription(file)) as JsonObject;
});

const NOTE = { text: "Another note", state: "open", tags: ["f"], lang: "en" };
const RULES = ["resources-live-and-end", "lists-follow-parameters"];

async function messagesWith(
  fault?: NoteFault,
  more: readonly string[] = [],
): Promise<readonly string[]> {
  const { baseUrl, stop } = await startNotes(fault);
  const requests = { createNote: { body: NOTE }, updateNote: { body: NOTE } };
  const target = { baseUrl, token: "first", secondToken: "second", requests };
  const options = { description, rules: [...RULES, ...more] };
  const { rules } = await checkImplementation(target, options).finally(stop);
  expect(rules.filter(({ verdict }) => verdict === "not exercised")).toEqual([]);
  return rules.flatMap(({ findings }) => findings.map(({ message }) => message));
}

test("finds nothing on a list that applies its parameters", async () => {
  expect(await messagesWith()).toEqual([]);
});

test.each<[NoteFault, RegExp]>([
  ["limit-ignored", /^listNotes with `limit` 1: expected no more items, got 5\.$/],
  ["page-ignored", /^listNotes with `page` 2: expected another item than with `page` 1/],
  ["total-of-page", /^listNotes with `limit` 1: expected `totalCount` to count all, .* got 1\.$/],
  ["state-ignored", /^listNotes with `state` "open": expected only items .* with "done"\.$/],
  ["tag-ignored", /^listNotes with `tag` "zqxjkvwp": expected only items whose `tags` is that/],
  ["others-listed", /^listNotes with the token of another user: shows what only its creator/],
  ["update-has-new-id", /^updateNote of what was created: expected `id` .* got "n-new" after/],
  ["creation-moves", /^getNote of what was created: expected `created_at` .* of getNote, got/],
])("reports %s as one finding", async (fault, message) => {
  const messages = await messagesWith(fault);
  expect(messages).toEqual([expect.stringMatching(message)]);
});

test("reports a second deletion that fails as a server error", async () => {
  const messages = await messagesWith("second-delete-fails", ["no-server-error"]);
  expect(messages).toEqual([expect.stringMatching(/^deleteNote: expected no server error/)]);
});
