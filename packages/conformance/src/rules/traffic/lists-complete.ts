import { callerOf, createIndex } from "../../checks/bounded-index.js";
import { inTraffic, isBefore } from "../../checks/incremental.js";
import type { JudgeContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { idIn } from "../../load/id-in.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, type Page, readPage } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const DEFAULT = { clause: "Limits, default page size" } as const satisfies Basis;
const MEANING = { decision: "pagination-meaning" } as const satisfies Basis;
const LISTED = { clause: "What the service does 5" } as const satisfies Basis;

const DEFAULT_PAGE_SIZE = 50;

/** An operator may delete a webhook, but is unlikely to do so this soon after its registration. */
const MAX_AGE_MS = 10_000;

/** The most recently registered webhook of a caller. */
interface Registered {
  readonly id: string;
  readonly at: Pick<Exchange, "sentAt" | "milliseconds">;
}

const LISTS: ReadonlySet<string> = new Set(LIST_OPERATIONS);

/** Without parameters, a list contains what the contract says. */
export const listsComplete = inTraffic({
  id: "lists-complete",
  title: "A list has 50 items where no size is asked for, each id once, and what was registered.",
  basis: [DEFAULT, MEANING, LISTED],
  operations: LIST_OPERATIONS,
  begin(context) {
    const registered = createIndex<Registered>("lists", context);
    let pages = 0;
    return {
      see(exchange) {
        const { request, response, sentAt, milliseconds } = exchange;
        if (!isSuccess(response.status)) return;
        const id = JSON.stringify(idIn(response.json));
        if (request.operation === "createWebhook" && id !== undefined)
          registered.set(callerOf(request), { id, at: { sentAt, milliseconds } });
        const page = LISTS.has(request.operation ?? "") ? readPage(response) : undefined;
        if (!page) return;
        pages += 1;
        judgeSize(context, exchange, page);
        judgeIds(context, exchange, page);
        if (request.operation === "listWebhooks")
          judgeRegistered(context, exchange, { page, last: registered.get(callerOf(request)) });
      },
      end() {
        if (pages === 0) throw new NotExercisedError("no page of a list was seen");
      },
    };
  },
});

function judgeSize({ report }: JudgeContext, exchange: Exchange, { pageSize }: Page): void {
  const { operation, path } = exchange.request;
  const [, query = ""] = path.split("?");
  // An empty value also means the default (decision `null-query`).
  const isAsked = new URLSearchParams(query).getAll("pageSize").some((text) => text !== "");
  if (isAsked || pageSize === DEFAULT_PAGE_SIZE) return;
  const message = `${operation} without \`pageSize\`: expected \`pagination.pageSize\` ${DEFAULT_PAGE_SIZE}, got ${pageSize}.`;
  report(DEFAULT, message, exchange);
}

function judgeIds({ report }: JudgeContext, exchange: Exchange, { items }: Page): void {
  const ids = items.map((item) => idIn(item)).filter((id) => id !== undefined);
  if (new Set(ids).size === ids.length) return;
  report(MEANING, `${exchange.request.operation}: expected each id once, got one twice.`, exchange);
}

/** Only a page that contains the whole list shows what is missing. */
function judgeRegistered(
  { report }: JudgeContext,
  exchange: Exchange,
  { page, last }: { readonly page: Page; readonly last: Registered | undefined },
): void {
  const { pageNo, items, totalRecordCount } = page;
  if (!last || pageNo !== 1 || items.length < totalRecordCount) return;
  if (!isBefore(last.at, exchange) || exchange.sentAt - last.at.sentAt > MAX_AGE_MS) return;
  if (items.some((item) => JSON.stringify(idIn(item)) === last.id)) return;
  report(LISTED, "listWebhooks: expected the webhook that was registered before.", exchange);
}
