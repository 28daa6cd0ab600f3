import type { Check, Finding } from "./check.js";

/** Which webhooks are disabled, fail, or are left alone for a while. */
export const webhooksCheck: Check = {
  what: "webhooks",
  run: async ({ storage: { db } }) => {
    const webhooks = await db
      .selectFrom("webhooks")
      .select(["id", "endpoint", "failing_since", "disabled_at"])
      .orderBy("id")
      .execute();
    const circuits = await db
      .selectFrom("circuits")
      .select(["workspace_id", "address", "failures"])
      .where("open_until", "is not", null)
      .orderBy("workspace_id")
      .orderBy("address")
      .execute();
    const keys = await db.selectFrom("signing_keys").select("id").execute();
    const findings: Finding[] = [
      ...webhooks.flatMap(({ id, endpoint, failing_since, disabled_at }) => {
        const since = disabled_at ?? failing_since;
        if (!since) return [];
        const state = disabled_at ? "disabled" : "failing";
        const detail = `${endpoint} is ${state} since ${since.toISOString()}`;
        return [{ state: "warning", what: `webhook ${id}`, detail } as const];
      }),
      ...circuits.map(({ workspace_id, address, failures }) => {
        const detail = `${address} failed ${failures} times in a row in workspace ${workspace_id}`;
        return { state: "warning", what: "endpoint", detail } as const;
      }),
    ];
    const detail = `${webhooks.length}, signed with ${keys.length} keys`;
    return [{ state: "ok", what: "webhooks", detail }, ...findings];
  },
};
