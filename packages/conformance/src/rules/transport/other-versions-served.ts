import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import type { Basis } from "../../findings/basis.js";

const CHUNKS = { decision: "http-semantics", rfc: "RFC 9112, 6.1" } as const satisfies Basis;
const UPGRADE = { decision: "http-semantics", rfc: "RFC 9110, 7.8" } as const satisfies Basis;

const REQUEST = { method: "GET", path: "/v2/collections" };

/** The upgrade that Java's HTTP client offers with its first request. */
const OFFER = [
  "Connection: Upgrade, HTTP2-Settings",
  "Upgrade: h2c",
  "HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA",
];

/**
 * An HTTP/1.0 caller, such as a proxy, does not support chunked encoding; the HTTP/2 offer may be accepted or ignored.
 */
export const otherVersionsServed: Rule = {
  id: "other-versions-served",
  title: "HTTP/1.0 gets a response without chunks, and a client that offers HTTP/2 is served.",
  level: "strict",
  basis: [CHUNKS, UPGRADE],
  operations: ["listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    const old = await sendRaw(context, { ...REQUEST, version: "HTTP/1.0" });
    const [head = ""] = old.received.split("\r\n\r\n", 1);
    if (old.status >= 500)
      context.report(CHUNKS, `HTTP/1.0: expected no 5xx status, got ${old.status}.`, old.evidence);
    if (/^transfer-encoding:/im.test(head))
      context.report(CHUNKS, "HTTP/1.0: expected no `Transfer-Encoding`, got one.", old.evidence);
    const offered = await sendRaw(context, { ...REQUEST, lines: OFFER });
    const hasSwitched = offered.received.startsWith("HTTP/1.1 101");
    if (hasSwitched || (offered.status >= 200 && offered.status < 300)) return;
    const got = offered.status || "nothing";
    const message = `listCollections with \`Upgrade: h2c\`: expected a 2xx status, got ${got}.`;
    context.report(UPGRADE, message, offered.evidence);
  },
};
