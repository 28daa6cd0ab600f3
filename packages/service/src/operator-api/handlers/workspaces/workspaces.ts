import type { Handlers } from "@document-export/operator/server";
import { findWorkspace, listWorkspaces, type WorkspaceRow } from "../../../storage/lists/access.js";
import { ownLimitNames } from "../../../storage/usage/workspace-limits.js";
import { addWorkspace } from "../../../storage/statements/workspaces.js";
import { checkedName } from "../../actions/checked-name.js";
import { limitWorkspace } from "../../actions/workspaces/limit-workspace.js";
import { act, type Actor, type DataContext } from "../../data-context.js";
import { itemPage } from "../../pages.js";
import { unknownWorkspace } from "../../actions/require.js";

/** Handlers of workspaces. */
export function workspaceHandlers<Principal extends Actor>(
  context: DataContext,
): Pick<Handlers<Principal>, "listWorkspaces" | "createWorkspace" | "updateWorkspace"> {
  const { db, settings } = context;
  const viewOf = ({ own, ...row }: WorkspaceRow) => {
    const limits = ownLimitNames.map((name) => [name, own[name] ?? settings.limits[name]] as const);
    return {
      ...row,
      limits: Object.fromEntries(limits) as Record<(typeof ownLimitNames)[number], number>,
      ownLimits: ownLimitNames.filter((name) => own[name] !== undefined),
    };
  };
  const shown = async (id: number) => {
    const row = await findWorkspace(db, id);
    if (!row) throw unknownWorkspace(id);
    return viewOf(row);
  };
  return {
    listWorkspaces: async ({ query: { limit, cursor } }) => {
      const page = await itemPage(listWorkspaces(db, { limit, cursor }));
      return { status: 200, body: { ...page, items: page.items.map(viewOf) } };
    },
    createWorkspace: async ({ body, principal }) => {
      const name = checkedName(body.name);
      const id = await act(context, principal, "workspace.add", async (trx) => {
        const added = await addWorkspace(trx, name);
        return { result: added, subject: `workspace ${added}`, details: { name } };
      });
      return { status: 201, body: await shown(id) };
    },
    updateWorkspace: async ({ path: { workspace }, body: { limits }, principal }) => {
      // An empty change is not recorded.
      if (Object.keys(limits).length > 0)
        await limitWorkspace(context, principal, workspace, limits);
      return { status: 200, body: await shown(workspace) };
    },
  };
}
