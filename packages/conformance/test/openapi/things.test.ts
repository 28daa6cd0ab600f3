// A foreign API with every parameter style, read- and write-only members, two schemes, links, a body without schema.
import { fileURLToPath } from "node:url";
import { loadDescription } from "@document-export/openapi";
import { beforeAll, expect, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { CheckOptions } from "../../src/engine/check-options.js";
import type { JsonObject } from "../../src/load/json.js";
import { startThings, THINGS_PROFILE, type ThingFault } from "./start-things.js";

let description: JsonObject;
beforeAll(async () => {
  description = (await loadDescription(
    fileURLToPath(new URL("things.yaml", import.meta.url)),
  )) as JsonObject;
});

async function check(fault?: ThingFault, own: Pick<CheckOptions, "depth" | "rules"> = {}) {
  const { baseUrl, things, stop } = await startThings(fault);
  const options = { description, ...own };
  const report = await checkImplementation({ baseUrl, ...THINGS_PROFILE }, options).finally(stop);
  return { ...report, left: [...things.values()] };
}

test.each(["default", "thorough"] as const)(
  "a %s run calls every operation and finds and leaves nothing",
  async (depth) => {
    const { rules, left, coverage } = await check(undefined, { depth });
    expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
    expect(coverage.operations.filter(({ count }) => count === 0)).toEqual([]);
    const remarks = rules.flatMap(({ reason }) => reason ?? []).join("; ");
    expect(remarks).not.toContain("search refuses");
    expect(left).toEqual([]);
  },
);

test.each<[ThingFault, string, RegExp]>([
  ["open-delete", "credentials-required", /^deleteThing without credentials: .* got 204/],
  ["open-create", "credentials-required", /^createThing without credentials: .* got 201/],
  ["key-alone-taken", "credentials-required", /with `key` alone: expected 401 or 403/],
  ["foreign-read", "resources-live-and-end", /what another user has created/],
  ["foreign-delete", "resources-live-and-end", /^deleteThing of what another user has created/],
  ["update-not-stored", "resources-live-and-end", /expected `name` "Another name", got "A thing"/],
  ["deleted-still-read", "resources-live-and-end", /deleteThing has deleted: expected 404 or 410/],
  ["created-not-found", "resources-live-and-end", /expected it to be there, got 404/],
  ["second-put-refused", "resources-live-and-end", /updateThing repeated: expected success/],
  ["fails-on-null-note", "no-server-error", /^setNote: expected no server error/],
  ["fails-on-odd-name", "no-server-error", /^createThing: expected no server error/],
  ["days-unchecked", "invalid-bodies-refused", /^lendThing with 31 at `\/days`/],
  ["name-not-required", "invalid-bodies-refused", /without `\/name`/],
])("%s is found by %s", async (fault, rule, message) => {
  const { rules } = await check(fault, { rules: [rule] });
  const messages = rules.find(({ id }) => id === rule)?.findings.map((one) => one.message) ?? [];
  expect(messages.filter((one) => message.test(one))).not.toEqual([]);
});

/** The rules that have some strict findings. */
const REFUSING = ["credentials-required", "invalid-parameters-refused", "invalid-bodies-refused"];

test.each<[ThingFault, RegExp]>([
  [
    "null-price-taken",
    /^Null for an optional member is taken as absent: .* from createThing at `\/price`/,
  ],
  ["empty-kind-taken", /^An empty parameter is taken as absent: .* from search with `kind`/],
  ["plain-text-taken", /^A body of type text\/plain: expected 415/],
  ["challenge-missing", /^401: expected `WWW-Authenticate` with the scheme to use, got none/],
])("%s is strict, since hardly any caller notices it", async (fault, message) => {
  const { rules } = await check(fault, { rules: REFUSING });
  const [first, ...others] = rules.flatMap(({ findings }) => findings);
  expect(first).toMatchObject({ level: "strict", message: expect.stringMatching(message) });
  expect(others.filter(({ level }) => level !== "strict")).toEqual([]);
});

test("merges violations of a shared schema into one finding across operations", async () => {
  const { rules } = await check("price-as-text");
  const messages = rules.flatMap(({ findings }) => findings.map((one) => one.message));
  expect(messages).toEqual([
    expect.stringMatching(
      /^`Thing` at `\/price`: must be number, got `"0.07"` where \w+ returned 20[01]\.$/,
    ),
  ]);
});

test("merges all violations of an unchecked enumeration into one finding", async () => {
  const { rules } = await check("kind-unchecked", { rules: ["invalid-parameters-refused"] });
  const findings = rules.flatMap((rule) => rule.findings);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^search with `kind` .* and so do \d+ other violations\.$/),
  ]);
});
