// Guides one by one, the reference by kind: its single pages are found by their index and by search, and a page that
// named all of them would weigh ten times as much.
import type { StarlightUserConfig } from "@astrojs/starlight/types";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** The kinds of the reference: what each is called, and its folder. */
const REFERENCE = [
  ["Operations", "api"],
  ["Operator's API", "operator-api"],
  ["Clause by clause", "interface"],
  ["Problem types", "problems"],
  ["Events", "events"],
  ["Warnings", "warnings"],
  ["Decisions", "decisions"],
  ["Packages", "packages"],
  ["Commands", "commands"],
  ["Settings", "settings"],
  ["Metrics", "metrics"],
  ["Alerts", "alerts"],
  ["Operation", "operation"],
  ["Checker rules", "rules"],
  ["Benchmarks", "benchmarks"],
  ["Changelog", "changelog"],
] as const;

export const sidebar: Sidebar = [
  { label: "Guides", items: [{ autogenerate: { directory: "guides" } }] },
  {
    label: "Reference",
    items: REFERENCE.map(([label, folder]) => ({ label, link: `/reference/${folder}/` })),
  },
  { label: "Try it", items: [{ label: "Convert a document here", link: "/convert/" }] },
];
