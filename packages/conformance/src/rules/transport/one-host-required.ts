import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import { sendRaw } from "../../checks/send-raw.js";
import type { Basis } from "../../findings/basis.js";

const HOST = { decision: "http-semantics", rfc: "RFC 9112, 3.2" } as const satisfies Basis;

const HOSTS: readonly (readonly [what: string, host: readonly string[]])[] = [
  ["without `Host`", []],
  ["with two `Host` headers", ["Host: a.example", "Host: b.example"]],
];

/** A request has exactly one `Host`. */
export const oneHostRequired: Rule = {
  id: "one-host-required",
  title: "A request without `Host`, or with two, gets 400.",
  level: "strict",
  basis: [HOST],
  operations: ["listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    for (const [what, host] of HOSTS) {
      const request = { method: "GET", path: "/v2/collections", host };
      const { status, received, evidence } = await sendRaw(context, request);
      if (status === 400 || received === "") continue;
      context.report(HOST, `HTTP/1.1 ${what}: expected 400, got ${status}.`, evidence);
    }
  },
};
