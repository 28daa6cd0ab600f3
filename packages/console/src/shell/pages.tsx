import type { ComponentChildren } from "preact";
import type { Place } from "../state/router.ts";
import { AuditPage } from "../pages/access/audit.tsx";
import { OperatorTokensPage } from "../pages/access/operator-tokens.tsx";
import { SigningKeysPage } from "../pages/access/signing-keys.tsx";
import { TokensPage } from "../pages/access/tokens.tsx";
import { DeliveriesPage } from "../pages/deliveries/deliveries.tsx";
import { DeliveryPage } from "../pages/deliveries/delivery.tsx";
import { ExportPage } from "../pages/export/export.tsx";
import { JobPage } from "../pages/jobs/job.tsx";
import { JobsPage } from "../pages/jobs/jobs.tsx";
import { MaintenancePage } from "../pages/maintenance/maintenance.tsx";
import { OverviewPage } from "../pages/overview.tsx";
import { CollectionsPage } from "../pages/setup/collections.tsx";
import { ConnectionPage } from "../pages/setup/connection.tsx";
import { ConnectionsPage } from "../pages/setup/connections.tsx";
import { SettingsPage } from "../pages/setup/settings.tsx";
import { UsagePage } from "../pages/workspaces/usage.tsx";
import { WorkspacesPage } from "../pages/workspaces/workspaces.tsx";
import { CircuitsPage } from "../pages/webhooks/circuits.tsx";
import { WebhookPage } from "../pages/webhooks/webhook.tsx";
import { WebhooksPage } from "../pages/webhooks/webhooks.tsx";

/** A page of the console. */
interface Entry {
  readonly page: () => ComponentChildren;
  /** Returns the details page of one item, by the ID that follows in the path. */
  readonly item?: (id: string) => ComponentChildren;
  /** Label in the menu. */
  readonly label: string;
}

/** Pages by the first segment of their path. */
const PAGES: Readonly<Record<string, Entry>> = {
  "": { label: "Overview", page: () => <OverviewPage /> },
  jobs: { label: "Jobs", page: () => <JobsPage />, item: (id) => <JobPage key={id} id={id} /> },
  export: { label: "Export a document", page: () => <ExportPage /> },
  deliveries: {
    label: "Deliveries",
    page: () => <DeliveriesPage />,
    item: (id) => <DeliveryPage key={id} id={id} />,
  },
  webhooks: {
    label: "Webhooks",
    page: () => <WebhooksPage />,
    item: (id) => byNumber(id, (number) => <WebhookPage key={id} id={number} />),
  },
  circuits: { label: "Circuits", page: () => <CircuitsPage /> },
  connections: {
    label: "Connections",
    page: () => <ConnectionsPage />,
    item: (id) => byNumber(id, (number) => <ConnectionPage key={id} id={number} />),
  },
  collections: { label: "Collections", page: () => <CollectionsPage /> },
  workspaces: { label: "Workspaces", page: () => <WorkspacesPage /> },
  usage: { label: "Usage", page: () => <UsagePage /> },
  tokens: { label: "Tokens", page: () => <TokensPage /> },
  "signing-keys": { label: "Signing keys", page: () => <SigningKeysPage /> },
  "operator-tokens": { label: "Operator tokens", page: () => <OperatorTokensPage /> },
  audit: { label: "Audit log", page: () => <AuditPage /> },
  settings: { label: "Settings", page: () => <SettingsPage /> },
  maintenance: { label: "Maintenance", page: () => <MaintenancePage /> },
};

/** Groups of pages in the menu, by the first segments of their paths. */
export const MENU: readonly { readonly group: string; readonly paths: readonly string[] }[] = [
  { group: "Work", paths: ["", "jobs", "export"] },
  { group: "Webhooks", paths: ["deliveries", "webhooks", "circuits"] },
  { group: "Set-up", paths: ["connections", "collections", "workspaces", "usage"] },
  { group: "Access", paths: ["tokens", "operator-tokens", "signing-keys", "audit"] },
  { group: "Service", paths: ["settings", "maintenance"] },
];

/** Returns the label of a page in the menu. */
export function labelOf(path: string): string {
  return PAGES[path]?.label ?? path;
}

/** Returns the page at a place; nothing if there is no such page. */
export function pageAt({ path: [name = "", id, ...rest] }: Place): ComponentChildren {
  const entry = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!entry || rest.length > 0) return undefined;
  return id === undefined ? entry.page() : entry.item?.(id);
}

function byNumber(text: string, page: (id: number) => ComponentChildren): ComponentChildren {
  return /^[1-9]\d{0,9}$/.test(text) ? page(Number(text)) : undefined;
}
