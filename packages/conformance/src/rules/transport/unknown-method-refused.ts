import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import { HTTP_SEMANTICS } from "../../findings/basis.js";

/** Methods are case-sensitive (RFC 9110, 9.1), so `get` is not a known method. */
const UNKNOWN = ["FROBNICATE", "get", "PROPFIND", "TRACE"];

/** An unknown method is a client error. */
export const unknownMethodRefused: Rule = {
  id: "unknown-method-refused",
  title: "A method that does not exist is refused, and neither served nor a fault of the server.",
  level: "strict",
  basis: [HTTP_SEMANTICS],
  operations: ["listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const method of UNKNOWN) {
      const { status, received, evidence } = await sendRaw(context, {
        method,
        path: "/v2/collections",
      });
      const isRefused = status === 501 || (status >= 400 && status < 500);
      // Closing the connection without a response is a refusal too.
      if (isRefused || received === "") continue;
      const message = `Method ${method}: expected 501 or a 4xx status, got ${status}.`;
      context.report(HTTP_SEMANTICS, message, evidence);
    }
  },
};
