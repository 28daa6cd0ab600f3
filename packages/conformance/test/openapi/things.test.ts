// A foreign API with every parameter style, read- and write-only members, two schemes, links, a body without schema.
import { expect, test } from "vitest";
import { checkThings, expectFound, expectStrict, expectThingsCorrect } from "./check-things.js";
import type { ThingFault } from "./start-things.js";

test("a default run calls every operation and finds and leaves nothing", () =>
  expectThingsCorrect("default"));

test.each<[ThingFault, string, RegExp]>([
  ["open-delete", "credentials-required", /^deleteThing without credentials: .* got 204/],
  ["foreign-read", "resources-live-and-end", /what another user has created/],
  ["update-not-stored", "resources-live-and-end", /expected `name` "Another name", got "A thing"/],
  ["second-put-refused", "resources-live-and-end", /updateThing repeated: expected success/],
  ["fails-on-null-note", "no-server-error", /^setNote: expected no server error/],
  ["name-not-required", "invalid-bodies-refused", /without `\/name`/],
])("%s is found by %s", expectFound);

test.each<[ThingFault, RegExp]>([
  ["empty-kind-taken", /^An empty parameter is taken as absent: .* from search with `kind`/],
])("%s is strict, since hardly any caller notices it", expectStrict);

test("merges violations of a shared schema into one finding across operations", async () => {
  const { rules } = await checkThings("price-as-text");
  const messages = rules.flatMap(({ findings }) => findings.map((one) => one.message));
  expect(messages).toEqual([
    expect.stringMatching(
      /^`Thing` at `\/price`: must be number, got `"0.07"` where \w+ returned 20[01]\.$/,
    ),
  ]);
});

test("merges all violations of an unchecked enumeration into one finding", async () => {
  const { rules } = await checkThings("kind-unchecked", { rules: ["invalid-parameters-refused"] });
  const findings = rules.flatMap((rule) => rule.findings);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^search with `kind` .* and so do \d+ other violations\.$/),
  ]);
});
