import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { listRequest } from "../../probe/requests.js";

const HEAD = { decision: "http-semantics", rfc: "RFC 9110, 9.3.2" } as const satisfies Basis;

/** HEAD responds like GET, without the body. */
export const headLikeGet: Rule = {
  id: "head-like-get",
  title: "HEAD on a list responds with the status, the media type and the length of GET.",
  level: "strict",
  basis: [HEAD],
  operations: LIST_OPERATIONS,
  depth: "quick",

  async run(context) {
    for (const operation of LIST_OPERATIONS) {
      const get = await requireWorkingToken(context, operation, {
        fresh: operation === "listCollections",
      });
      const { path } = listRequest(operation);
      const head = await context.send({ method: "HEAD", path });
      const [expected, got] = [get, head].map(
        ({ response }) => `${response.status} ${response.headers.get("content-type") ?? "untyped"}`,
      );
      if (expected !== got) {
        const message = `HEAD ${path}: expected \`${expected}\`, got \`${got}\`.`;
        context.report(HEAD, message, head);
      }
      // The operator creates collections, so nothing changes between the two requests.
      const [whole, length] = [lengthOf(get), lengthOf(head)];
      const isOther = whole !== undefined && length !== undefined && whole !== length;
      if (operation === "listCollections" && isOther)
        context.report(HEAD, `HEAD ${path}: expected the length ${whole}, got ${length}.`, head);
    }
    const invalid = await context.send({ method: "HEAD", path: "/v2/collections?pageSize=0" });
    if (invalid.response.status !== 400)
      context.report(
        HEAD,
        `HEAD with pageSize=0: expected 400, got ${invalid.response.status}.`,
        invalid,
      );
  },
};

function lengthOf({ response }: Exchange): string | undefined {
  return response.headers.get("content-length") ?? undefined;
}
