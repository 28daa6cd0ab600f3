import { requireWorkingToken } from "../../checks/operation-requests.js";
import { isOwnId } from "../../checks/lists/own-ids.js";
import { countAtOnce, sendAtOnce } from "../../checks/send-at-once.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { type Basis, HTTP_SEMANTICS } from "../../findings/basis.js";
import { SECOND_TOKEN, TOKEN } from "../../probe/credentials.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse, readPage } from "../../probe/read-response.js";
import { listRequest } from "../../probe/requests.js";

const VISIBILITY = { decision: "visibility" } as const satisfies Basis;
const PAGE_SIZE = { clause: "Endpoints 3, pageSize" } as const satisfies Basis;

interface Read {
  readonly pageSize: number;
  readonly token: string;
}

/** The state of one request is never visible to another. */
export const parallelReadsApart: Rule = {
  id: "parallel-reads-apart",
  title:
    "Lists that are read at the same time each have the page size and the workspace asked for.",
  level: "unsafe",
  basis: [VISIBILITY, PAGE_SIZE, HTTP_SEMANTICS],
  operations: ["listCollections"],

  async run(context) {
    await requireWorkingToken(context, "listCollections");
    const { target } = context;
    const hasSecond =
      target.secondToken !== undefined && !isOwnId(target, target.foreignDestination);
    const tokens = hasSecond ? [TOKEN, SECOND_TOKEN] : [TOKEN];
    const reads = Array.from({ length: countAtOnce(context) }, (_, index) => ({
      pageSize: index + 1,
      token: tokens[index % tokens.length] ?? TOKEN,
    }));
    const exchanges = await readAtOnce(context, reads);
    await checkServed(context, reads, exchanges);
    const owners = new Map<string, string>();
    for (const [index, exchange] of exchanges.entries()) {
      const page = exchange && readPage(exchange.response);
      const { pageSize, token } = reads[index] ?? { pageSize: 0, token: TOKEN };
      if (!exchange || !isSuccess(exchange.response.status) || !page) continue;
      const subject = `${reads.length} of listCollections at the same time`;
      if (page.pageSize !== pageSize)
        context.report(
          PAGE_SIZE,
          `${subject}: expected \`pageSize\` ${pageSize}, got ${page.pageSize}.`,
          exchange,
        );
      for (const item of page.items.map((item) => JSON.stringify(item))) {
        const owner = owners.get(item) ?? token;
        owners.set(item, owner);
        if (owner === token) continue;
        context.report(
          VISIBILITY,
          `${subject}: expected the collections of its own workspace, got those of another one.`,
          exchange,
        );
        break;
      }
    }
  },
};

function readAtOnce(
  context: RuleContext,
  reads: readonly Read[],
): Promise<readonly (Exchange | undefined)[]> {
  return sendAtOnce(
    context,
    reads.map(({ pageSize, token }) => ({
      ...listRequest("listCollections", `pageSize=${pageSize}`),
      authorization: `Bearer ${token}`,
    })),
  );
}

/**
 * Reports a target that twice refuses most of a few concurrent reads although it serves a single read in between: that
 * is not overload (RFC 9110, 15.6.4). Requests refused with `Retry-After` were sent again.
 */
async function checkServed(
  context: RuleContext,
  reads: readonly Read[],
  exchanges: readonly (Exchange | undefined)[],
): Promise<void> {
  if (!areMostRefused(exchanges)) return;
  const alone = await context.send(listRequest("listCollections"));
  if (!isSuccess(alone.response.status)) return;
  const again = await readAtOnce(context, reads);
  const refused = again.filter((exchange) => exchange !== undefined).filter(isServerError);
  const [evidence] = refused;
  if (!evidence || !areMostRefused(again)) return;
  const message = `${reads.length} of listCollections at the same time: expected them to be served like one alone, got ${quoteResponse(evidence.response)} for ${refused.length} of them, twice.`;
  context.report(HTTP_SEMANTICS, message, evidence);
}

function areMostRefused(exchanges: readonly (Exchange | undefined)[]): boolean {
  const refused = exchanges.filter((exchange) => exchange !== undefined).filter(isServerError);
  return 2 * refused.length > exchanges.length;
}

function isServerError({ response }: Exchange): boolean {
  return response.status >= 500;
}
