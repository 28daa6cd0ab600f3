// Guides one by one, the reference by kind: its single pages are found by their index and by search, and a page that
// named all of them would weigh ten times as much.
import type { StarlightUserConfig } from "@astrojs/starlight/types";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

export const sidebar: Sidebar = [
  { label: "Guides", items: [{ autogenerate: { directory: "guides" } }] },
];
