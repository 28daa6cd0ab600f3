import { expectUnauthorized, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { BASIC_NAME_TOKEN, BASIC_TOKEN, TOKEN } from "../../probe/credentials.js";
import { listRequest } from "../../probe/requests.js";

const BEARER = { clause: "Authentication 1" } as const satisfies Basis;

/** Authentication schemes that the interface does not have. */
const OTHER_SCHEMES = [
  `Basic ${TOKEN}`,
  `Basic ${BASIC_TOKEN}`,
  `Basic ${BASIC_NAME_TOKEN}`,
  `Digest ${TOKEN}`,
  `Token ${TOKEN}`,
  `ApiKey ${TOKEN}`,
];

/** Values that are not `Bearer <token>` (RFC 6750, 2.1); the last two have several header lines. */
const MALFORMED = [
  TOKEN,
  "Bearer",
  `Bearer${TOKEN}`,
  `Bearer "${TOKEN}"`,
  `Bearer ${TOKEN} ${TOKEN}`,
  ["Bearer not-the-token", `Bearer ${TOKEN}`],
  ["Basic bm90OnJpZ2h0", `Bearer ${TOKEN}`],
];

/** The correct token grants no access unless it is sent in a single `Bearer <token>`. */
export const otherCredentialsRefused: Rule = {
  id: "other-credentials-refused",
  title:
    "The right token without a scheme, with another one, malformed or in a second header is refused.",
  level: "unsafe",
  basis: [BEARER, TOKENS],
  operations: ["listCollections"],
  depth: "quick",

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const credentials of [...OTHER_SCHEMES, ...MALFORMED]) {
      const headers = { authorization: credentials };
      const request = { ...listRequest("listCollections"), authorization: null, headers };
      expectUnauthorized(context, await context.send(request), {
        what: `with \`Authorization: ${[credentials].flat().join("`, then `")}\``,
        accepted: BEARER,
        orBadRequest: MALFORMED.includes(credentials),
      });
    }
  },
};
