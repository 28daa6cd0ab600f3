// Habits of others' APIs: media types of their own, forms, envelopes, unique members, described headers.
import { expect, test } from "vitest";
import { checkGuests, expectReported } from "./check-guests.js";
import type { GuestFault } from "./start-guests.js";

test("exercises forms, own media types and unique members, and removes what an envelope shows", async () => {
  const { rules, left } = await checkGuests();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  const reasons = rules.map(({ reason = "" }) => reason).join("; ");
  expect(reasons).not.toMatch(/refuses|only once|says no id/);
  expect(left).toEqual([]);
});

test.each<[GuestFault, RegExp]>([
  [
    "nickname-not-changed",
    /^changeGuest with another `nickname`: expected "A\d*2" when it is read/,
  ],
  ["count-missing", /^listGuests returned 200: expected the header `X-Count`, got none\.$/],
  ["login-unchecked", /^login without `\/name`: expected a 4xx status/],
  ["deleted-listed", /^listGuests after uninvite: expected it without what was deleted/],
])("reports %s", expectReported);

test("names the status where an operation refuses its own media type", async () => {
  const { rules } = await checkGuests("own-type-refused");
  const reasons = rules.map(({ reason = "" }) => reason).join("; ");
  expect(reasons).toMatch(
    /refuses its request of the profile with 415 `\{\}`; [^:]*: invite, changeGuest/,
  );
});
