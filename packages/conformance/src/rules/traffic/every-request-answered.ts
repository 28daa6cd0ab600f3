import { incremental } from "../../checks/incremental.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";

/** A server owes every request a complete response. In an active run, each rule detects a missing one itself. */
export const everyRequestAnswered = incremental({
  id: "every-request-answered",
  title: "Every request gets a complete response.",
  level: "unsafe",
  basis: [HTTP_SEMANTICS],
  operations: [],
  judgesHeadsAlone: true,
  begin: ({ report }) => ({
    see() {},
    seeSilence(request, reason) {
      const subject = request.operation ?? `${request.method} ${request.path}`;
      report(HTTP_SEMANTICS, `${subject}: expected a complete response: ${reason}.`, { request });
    },
  }),
});
