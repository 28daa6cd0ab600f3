import { client } from "../api/client.ts";
import type {
  Connection,
  ConnectionPage,
  Workspace,
  WorkspacePage,
} from "@document-export/operator/types";
import { useLoad, type Loaded } from "./use-load.ts";

/** Maximum number of options in a choice. */
const MAX_CHOICES = 200;

/** The workspaces to choose from. */
export function useWorkspaces(): readonly Workspace[] | undefined {
  return useWorkspacePage().value?.items;
}

/** The workspaces to choose from, for a form that needs one. */
export function useWorkspacePage(): Loaded<WorkspacePage> {
  return useLoad((signal) => client.listWorkspaces({ limit: MAX_CHOICES, signal }), ["workspaces"]);
}

/** The connections to choose from. */
export function useConnections(): readonly Connection[] | undefined {
  return useConnectionPage().value?.items;
}

/** The connections to choose from, for a page or a form that needs one. */
export function useConnectionPage(): Loaded<ConnectionPage> {
  return useLoad(
    (signal) => client.listConnections({ limit: MAX_CHOICES, signal }),
    ["connections"],
  );
}
