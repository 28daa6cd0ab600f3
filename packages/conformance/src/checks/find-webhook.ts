import type { Basis } from "../findings/basis.js";
import { member, type Json } from "../load/json.js";
import type { Exchange } from "../probe/exchange.js";
import { getPage } from "./walk-pages.js";
import type { RuleContext } from "./rule.js";

const LIST = { clause: "Endpoints 5" } as const satisfies Basis;
const MAX_PAGES = 50;

/** A webhook as a list shows it, and the exchange that brought the page. */
export interface FoundWebhook {
  readonly webhook: Json;
  readonly exchange: Exchange;
}

/** Looks for a webhook by its id on all pages, at most 50 of the default size. */
export async function findWebhook(
  context: RuleContext,
  id: Json | undefined,
): Promise<FoundWebhook | undefined> {
  const first = await getPage(context, "listWebhooks", "", LIST);
  if (!first) return undefined;
  const pages = Math.min(MAX_PAGES, first.page.pageCount);
  for (let index = 0; index < Math.max(1, pages); index += 1) {
    const query = `pageNo=${first.page.pageNo + index}`;
    const got = index === 0 ? first : await getPage(context, "listWebhooks", query, LIST);
    const webhook = got?.page.items.find((item) => member(item, "id") === id);
    if (got && webhook !== undefined) return { webhook, exchange: got.exchange };
  }
  return undefined;
}
