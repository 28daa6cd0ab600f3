import { incremental } from "../../checks/incremental.js";
import { judgeRefused } from "../../checks/expect/problems-of.js";
import type { Basis } from "../../findings/basis.js";
import { hasEcho } from "../../judge/has-echo.js";
import { findInternals } from "../../judge/find-internals.js";
import { LIST_OPERATIONS } from "../../load/operation.js";

const INTERNALS = { decision: "problem-details", rfc: "RFC 9457, 5" } as const satisfies Basis;

/** A stack trace reveals to an attacker which versions are running, and is useless to a caller. */
export const internalsHidden = incremental({
  id: "internals-hidden",
  title:
    "No error response shows a stack trace, a statement of SQL, a path of the server or its request's body.",
  level: "unsafe",
  basis: [INTERNALS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin: (context) =>
    judgeRefused((exchange) => {
      const { request, response } = exchange;
      const heads = response.rawHeaders.map(([, value]) => value);
      const shown = findInternals(response.json, response.text) ?? findInternals(heads);
      const subject = `${request.operation ?? request.method} returned ${response.status}`;
      if (hasEcho(exchange)) {
        const message = `${subject}: expected no body of the request, got all of it.`;
        context.report(INTERNALS, message, exchange);
      }
      if (shown === undefined) return;
      context.report(INTERNALS, `${subject}: expected no internals, got ${shown}.`, exchange);
    }),
});
