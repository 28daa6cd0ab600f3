// Habits of others' APIs: media types of their own, forms, envelopes, unique members, described headers.
import { expect, test } from "vitest";
import { checkImplementation } from "../../../src/engine/check-implementation.js";
import { type GuestFault, GUESTS, startGuests } from "./start-guests.js";

const GUEST = { name: "Ann", nickname: "A" };

async function check(fault?: GuestFault) {
  const { baseUrl, guests, stop } = await startGuests(fault);
  const requests = {
    invite: { body: GUEST },
    changeGuest: { body: GUEST },
    uninvite: {},
    login: { body: { name: "Ann" } },
    sendPhoto: { body: { photo: "bytes", of: "Ann" } },
  };
  const { rules } = await checkImplementation(
    { baseUrl, token: "", requests },
    { description: GUESTS },
  ).finally(stop);
  return { rules, left: [...guests.values()] };
}

test("exercises forms, own media types and unique members, and removes what an envelope shows", async () => {
  const { rules, left } = await check();
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  const reasons = rules.map(({ reason = "" }) => reason).join("; ");
  expect(reasons).not.toMatch(/refuses|only once|says no id/);
  expect(left).toEqual([]);
});

test.each<[GuestFault, RegExp]>([
  ["name-unchecked", /^invite .* at `\/name`: expected a 4xx status/],
  [
    "nickname-not-changed",
    /^changeGuest with another `nickname`: expected "A\d*2" when it is read/,
  ],
  ["count-missing", /^listGuests returned 200: expected the header `X-Count`, got none\.$/],
  [
    "count-as-text",
    /^listGuests returned 200: the header `X-Count` must be integer, got `many`\.$/,
  ],
  ["location-elsewhere", /^The `Location` of invite: expected what was created there, got 404/],
  ["login-unchecked", /^login without `\/name`: expected a 4xx status/],
  ["deleted-listed", /^listGuests after uninvite: expected it without what was deleted/],
])("reports %s", async (fault, message) => {
  const { rules } = await check(fault);
  const messages = rules.flatMap(({ findings }) => findings.map((one) => one.message));
  expect(messages).toContainEqual(expect.stringMatching(message));
});

test("names the status where an operation refuses its own media type", async () => {
  const { rules } = await check("own-type-refused");
  const reasons = rules.map(({ reason = "" }) => reason).join("; ");
  expect(reasons).toMatch(
    /refuses its request of the profile with 415 `\{\}`; [^:]*: invite, changeGuest/,
  );
});
