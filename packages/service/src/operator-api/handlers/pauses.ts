import type { Handlers } from "@document-export/operator/server";
import { listPauses } from "../../storage/lists/pauses.js";
import { createPause, deletePause } from "../actions/pause.js";
import type { Actor, DataContext } from "../data-context.js";

/** Handlers of pauses. */
export function pauseHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listPauses" | "createPause" | "deletePause"> {
  return {
    listPauses: async () => ({
      status: 200,
      body: { items: await listPauses(context.db), nextCursor: null },
    }),
    createPause: async ({ body, principal }) => ({
      status: 201,
      body: await createPause(context, principal, body),
    }),
    deletePause: async ({ path: { pause }, principal }) => {
      await deletePause(context, principal, pause);
      return { status: 204 };
    },
  };
}
