import { readFile } from "node:fs/promises";
import { firstSentence, link, plain, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { SERVICE_DOCS } from "../declared/service.ts";

/** Guides of the service for operators, in the order in which they are needed. */
const PAGES = [
  "deploy",
  "sizing",
  "machines",
  "scale",
  "upgrades",
  "backup",
  "backup-schedule",
  "to-postgresql",
  "regions",
  "secrets",
  "network",
  "observability",
  "alert-endpoint",
  "logs",
  "on-call",
  "on-call-diary",
  "operator-api",
  "faults",
  "retention",
  "personal-data",
  "destinations",
  "destination-servers",
  "bounds",
] as const;

const known: ReadonlySet<string> = new Set(PAGES);

/** Returns a page for each operator guide of the service, and an index. */
export async function operationPages(): Promise<Page[]> {
  const pages = await Promise.all(PAGES.map(operationPage));
  return [indexPage(pages), ...pages];
}

async function operationPage(name: string): Promise<Page> {
  const text = await readFile(new URL(`${name}.md`, SERVICE_DOCS), "utf8");
  const [, title = "", body = ""] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const first = plain(/^\n*([^\n#|`][^\n]*)/.exec(body)?.[1] ?? "");
  return {
    path: `operation/${name}`,
    title: `Operating: ${title}`,
    description: firstSentence(first) || `${title}: what operators of the service should know.`,
    body: withSiteLinks(body),
  };
}

/** Points links between these pages to the site; other links, such as to tests and pictures, become plain text. */
export function withSiteLinks(markdown: string): string {
  return markdown
    .replaceAll(/^!\[[^\]]*\]\([^)]*\)$/gm, "")
    .replaceAll(
      /\[([^\]]+)\]\((?!https?:|\/|#)([^)#]*)(#[^)]*)?\)/g,
      (_all, text: string, path: string, anchor = "") => {
        const name = path.replace(/\.md$/, "");
        if (name === "alerts") return link(text, urlOf("alerts"));
        if (name.endsWith("spec/problems.yaml")) return link(text, urlOf("problems"));
        return known.has(name) ? link(text, urlOf(`operation/${name}`, anchor.slice(1))) : text;
      },
    );
}

function indexPage(pages: readonly Page[]): Page {
  return {
    path: "operation",
    title: "Operating the service",
    description: "For operators of the service: sizes, deployment, backups, alerts, personal data.",
    body: table(
      ["page", "contents"],
      pages.map(({ path, title, description }) => [
        link(title.replace("Operating: ", ""), urlOf(path)),
        description,
      ]),
    ),
  };
}
