// The sidebar: tasks of readers, each with its guides and reference. It omits the individual reference pages, which
// readers find by index and search: listing them would make every page ten times as large.
import type { StarlightUserConfig } from "@astrojs/starlight/types";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;
type Links = readonly (readonly [label: string, path: string])[];

const GROUPS: readonly (readonly [label: string, links: Links])[] = [
  [
    "Call it",
    [
      ["Export a document", "guides/export-a-document"],
      ["Wait for a job", "guides/wait-for-a-job"],
      ["Receive webhooks", "guides/receive-webhooks"],
      ["Page through lists", "guides/page-through-lists"],
      ["API reference", "reference/api"],
      ["Problem types", "reference/problems"],
      ["Events", "reference/events"],
    ],
  ],
  [
    "Run it",
    [
      ["Run the service", "guides/run-the-service"],
      ["Operating the service", "reference/operation"],
      ["Settings", "reference/settings"],
      ["Commands", "reference/commands"],
      ["Metrics", "reference/metrics"],
      ["Alerts", "reference/alerts"],
      ["Operator's API", "reference/operator-api"],
    ],
  ],
  [
    "Build one",
    [
      ["Build an implementation", "guides/build-an-implementation"],
      ["Clause by clause", "reference/interface"],
      ["Decisions", "reference/decisions"],
      ["Change the contract", "guides/change-the-contract"],
      ["Show the contract in your docs", "guides/docs-tools"],
      ["Packages", "reference/packages"],
    ],
  ],
  [
    "Check one",
    [
      ["Validate an implementation", "guides/validate-an-implementation"],
      ["Checker rules", "reference/rules"],
      ["Benchmarks", "reference/benchmarks"],
    ],
  ],
  [
    "Convert",
    [
      ["Convert in your own program", "guides/convert-in-your-own-program"],
      ["Convert a document here", "convert"],
      ["Warnings", "reference/warnings"],
      ["Everyday documents", "everyday"],
      ["Compared with others", "compared"],
      ["Changelog", "reference/changelog"],
    ],
  ],
];

export const sidebar: Sidebar = GROUPS.map(([label, links]) => ({
  label,
  items: links.map(([name, path]) => ({ label: name, link: `/${path}/` })),
}));
