import type { Basis } from "../../findings/basis.js";
import { member, type Json } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { getPage } from "./walk-pages.js";
import type { RuleContext } from "../rule.js";

const LIST = { clause: "Endpoints 5" } as const satisfies Basis;
const MAX_PAGES = 50;

/** A webhook as a list shows it, and the exchange that returned the page. */
export interface FoundWebhook {
  readonly webhook: Json;
  readonly exchange: Exchange;
}

/** Searches all pages, at most 50 of the default size, for a webhook by its id. */
export async function findWebhook(
  context: RuleContext,
  id: Json | undefined,
): Promise<FoundWebhook | undefined> {
  const [found] = await findWebhooks(context, (webhook) => member(webhook, "id") === id, 1);
  return found;
}

/** Searches all pages, at most 50 of the default size, until it has found as many webhooks as requested. */
export async function findWebhooks(
  context: RuleContext,
  matches: (webhook: Json) => boolean,
  wanted = Number.POSITIVE_INFINITY,
): Promise<readonly FoundWebhook[]> {
  const found: FoundWebhook[] = [];
  const first = await getPage(context, "listWebhooks", "", LIST);
  if (!first) return found;
  const { pageCount, pageNo } = first.page;
  for (let index = 0; index < Math.max(1, Math.min(MAX_PAGES, pageCount)); index += 1) {
    const query = `pageNo=${pageNo + index}`;
    const got = index === 0 ? first : await getPage(context, "listWebhooks", query, LIST);
    for (const webhook of got?.page.items.filter(matches) ?? [])
      found.push({ webhook, exchange: got?.exchange ?? first.exchange });
    if (found.length >= wanted) break;
  }
  return found;
}
