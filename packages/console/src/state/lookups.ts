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

/** Returns the workspaces to choose from; undefined until they are loaded. */
export function useWorkspaces(): readonly Workspace[] | undefined {
  return useWorkspacePage().value?.items;
}

/** Loads the workspaces to choose from, with the loading state, for a form that cannot work without one. */
export function useWorkspacePage(): Loaded<WorkspacePage> {
  return useLoad((signal) => client.listWorkspaces({ limit: MAX_CHOICES, signal }), ["workspaces"]);
}

/** Returns the connections to choose from; undefined until they are loaded. */
export function useConnections(): readonly Connection[] | undefined {
  return useConnectionPage().value?.items;
}

/** Loads the connections to choose from, with the loading state, for a page or a form that cannot work without one. */
export function useConnectionPage(): Loaded<ConnectionPage> {
  return useLoad(
    (signal) => client.listConnections({ limit: MAX_CHOICES, signal }),
    ["connections"],
  );
}
