import { countWorkspaces } from "../../storage/statements/workspaces.js";
import type { Check } from "./check.js";

/** Whether there is anyone to serve. */
export const workspacesCheck: Check = {
  what: "workspaces",
  run: async ({ storage: { db } }) => {
    const count = await countWorkspaces(db);
    return [{ state: count === 0 ? "warning" : "ok", what: "workspaces", detail: String(count) }];
  },
};
