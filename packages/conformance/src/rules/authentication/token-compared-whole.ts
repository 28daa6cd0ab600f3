import { expectUnauthorized, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { CAPITALS_TOKEN, SHORTENED_TOKEN, SMALL_TOKEN, TOKEN } from "../../probe/credentials.js";
import { listRequest } from "../../probe/requests.js";

const OWN = { clause: "Authentication 1" } as const satisfies Basis;

/** A token that resembles the valid one is refused. */
export const tokenComparedWhole: Rule = {
  id: "token-compared-whole",
  title: "A token that is longer, shorter, or differs in one character or in case is refused.",
  level: "unsafe",
  basis: [OWN, TOKENS],
  operations: ["listCollections"],
  depth: "quick",

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const [what, token] of resembling(context.target.token)) {
      const request = { ...listRequest("listCollections"), authorization: `Bearer ${token}` };
      expectUnauthorized(context, await context.send(request), { what, accepted: OWN });
    }
  },
};

/** Returns similar tokens, as placeholders: a report must not contain any part of the valid one. */
function resembling(token: string): readonly (readonly [what: string, token: string])[] {
  const last = otherCharacter(token.at(-1) ?? "");
  const otherCase = token === token.toUpperCase() ? SMALL_TOKEN : CAPITALS_TOKEN;
  return [
    ["with the token and one character more", `${TOKEN}x`],
    ["with the token without its last character", SHORTENED_TOKEN],
    ["with the token and another last character", SHORTENED_TOKEN + last],
    ...(/[a-z]/i.test(token) ? [["with the token in another case", otherCase] as const] : []),
  ];
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The last bits of a base64 text may have no meaning, so the replacement differs in the first bit. */
function otherCharacter(last: string): string {
  const index = BASE64.indexOf(last);
  return index === -1 ? "x" : BASE64.charAt((index + BASE64.length / 2) % BASE64.length);
}
