import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { listRequest } from "../../probe/requests.js";

const HEAD = { decision: "http-semantics", rfc: "RFC 9110, 9.3.2" } as const satisfies Basis;

/** HEAD responds like GET, without the body. */
export const headLikeGet: Rule = {
  id: "head-like-get",
  title: "HEAD on a list responds with the status and the media type of GET.",
  basis: [HEAD],
  operations: LIST_OPERATIONS,
  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const get = await requireWorkingToken(context, operation);
      const { method: _, operation: __, ...request } = listRequest(operation);
      const head = await context.send({ ...request, method: "HEAD" });
      const [expected, got] = [get, head].map(
        ({ response }) => `${response.status} ${response.headers.get("content-type") ?? "untyped"}`,
      );
      if (expected === got) continue;
      const message = `HEAD ${request.path}: expected \`${expected}\`, got \`${got}\`.`;
      context.report(HEAD, message, head);
    }
  },
};
