import {
  findOwnLimits,
  ownLimitNames,
  setOwnLimits,
} from "../../../storage/usage/workspace-limits.js";
import type { OwnLimits, WorkspaceLimits } from "../../../storage/usage-tables.js";
import { act, type Actor, type DataContext } from "../../data-context.js";
import { lockWorkspace } from "../require.js";

/** Limits to set; null resets a limit to the value in the settings, and limits that are missing do not change. */
export type LimitChange = {
  readonly [Name in keyof WorkspaceLimits]?: WorkspaceLimits[Name] | null | undefined;
};

/**
 * Changes the limits of a workspace. Every process applies them, because each request and each export reads them again.
 * A workspace above its new limits keeps what it has, but gets nothing more until it is below them.
 *
 * @throws {ProblemError} 404 if there is no such workspace.
 */
export async function limitWorkspace(
  context: DataContext,
  actor: Actor,
  workspace: number,
  change: LimitChange,
): Promise<void> {
  await act(context, actor, "workspace.limit", async (trx) => {
    // Without the lock, each of two concurrent changes would write back the limits that it has read.
    await lockWorkspace(trx, workspace);
    const before = await findOwnLimits(trx, workspace);
    await setOwnLimits(trx, workspace, changed(before, change));
    const details = Object.fromEntries(
      ownLimitNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
    );
    return { result: undefined, subject: `workspace ${workspace}`, details };
  });
}

function changed(before: OwnLimits, change: LimitChange): OwnLimits {
  return Object.fromEntries(
    ownLimitNames.flatMap((name) => {
      const value = change[name] === undefined ? before[name] : change[name];
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}
