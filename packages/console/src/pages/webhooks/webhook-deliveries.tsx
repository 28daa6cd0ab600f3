import { client } from "../../api/client.ts";
import { linkTo } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { ListView } from "../../ui/list-view.tsx";
import { DELIVERY_COLUMNS } from "../deliveries/delivery-columns.tsx";

const MAX_SHOWN = 10;

/** Shows the latest deliveries to a webhook. */
export function WebhookDeliveries({ webhook }: { readonly webhook: number }) {
  const list = useList({
    load: (_, signal) =>
      client.listDeliveries({ webhook, limit: MAX_SHOWN, ...(signal ? { signal } : {}) }),
    idOf: ({ id }) => id,
    inputs: ["webhook-deliveries", webhook],
    event: "delivery",
    list: "deliveries",
  });
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Last deliveries</h2>
      <ListView
        list={{ ...list, items: list.items?.slice(0, MAX_SHOWN), hasMore: false }}
        word="delivery"
        plural="deliveries"
        columns={DELIVERY_COLUMNS}
        idOf={({ id }) => id}
        empty="No calls yet."
      />
      <p>
        <a href={linkTo(["deliveries"], { webhook: String(webhook) })}>
          All of its deliveries, and replay
        </a>
      </p>
    </section>
  );
}
