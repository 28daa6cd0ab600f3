import { client } from "../../api/client.ts";
import { linkTo } from "../../state/router.ts";
import { useList } from "../../state/use-list.ts";
import { ListView } from "../../ui/list-view.tsx";
import { DELIVERY_COLUMNS } from "../deliveries/delivery-columns.tsx";

/** Shows the webhook calls for a job. */
export function JobDeliveries({ job }: { readonly job: string }) {
  const list = useList({
    load: (cursor, signal) =>
      client.listDeliveries({ job, ...(cursor ? { cursor } : {}), ...(signal ? { signal } : {}) }),
    idOf: ({ id }) => id,
    inputs: ["job-deliveries", job],
    event: "delivery",
    list: "deliveries",
  });
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Webhook deliveries</h2>
      <ListView
        list={list}
        word="delivery"
        plural="deliveries"
        columns={DELIVERY_COLUMNS}
        idOf={({ id }) => id}
        empty="No webhook was called for this job."
      />
      <a href={linkTo(["deliveries"], { job })}>All deliveries of this job</a>
    </section>
  );
}
