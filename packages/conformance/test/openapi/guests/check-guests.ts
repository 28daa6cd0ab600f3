import { expect } from "vitest";
import { checkImplementation } from "../../../src/engine/check-implementation.js";
import { type GuestFault, GUESTS, startGuests } from "./start-guests.js";

const GUEST = { name: "Ann", nickname: "A" };

/** Checks the API of guests, and returns the rules and the guests that are left. */
export async function checkGuests(fault?: GuestFault) {
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

/** Expects that a check reports a fault with a message. */
export async function expectReported(fault: GuestFault, message: RegExp): Promise<void> {
  const { rules } = await checkGuests(fault);
  const messages = rules.flatMap(({ findings }) => findings.map((one) => one.message));
  expect(messages).toContainEqual(expect.stringMatching(message));
}
