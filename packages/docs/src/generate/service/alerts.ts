import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { blocks, code, facts, fence, link, plain, firstSentence, table } from "../markdown.ts";
import { slugOf, urlOf, type Page } from "../page.ts";
import { ALERT_RULES, SERVICE_DOCS } from "../declared/service.ts";
import { withSiteLinks } from "./operation.ts";

/** The parts of a Prometheus rule that the pages use. */
interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
}

/** Returns a page for each alert on the metrics of the service, with what to do, and an index. */
export async function alertPages(): Promise<Page[]> {
  const { groups } = parse(await readFile(ALERT_RULES, "utf8")) as {
    groups: readonly { readonly rules: readonly AlertRule[] }[];
  };
  const [intro = "", ...sections] = (
    await readFile(new URL("alerts.md", SERVICE_DOCS), "utf8")
  ).split(/^## /m);
  const texts = new Map(sections.map((text) => text.split(/\n([\s\S]*)/, 2) as [string, string]));
  const pages = groups
    .flatMap(({ rules }) => rules)
    .map((rule) => alertPage(rule, texts.get(rule.alert) ?? ""));
  return [indexPage(intro, pages), ...pages.map(({ page }) => page)];
}

interface AlertPage {
  readonly page: Page;
  readonly rule: AlertRule;
  readonly meaning: string;
}

/** Links to the commands that an operator who was paged needs next. */
const NEXT = `If a destination fails, ${link("On call", urlOf("operation/on-call"))} has the commands step by step. ${link("All alerts", urlOf("alerts"))}.`;

function alertPage(rule: AlertRule, text: string): AlertPage {
  const { alert, expr, labels, for: during = "0 s" } = rule;
  const meaning = firstSentence(plain(text));
  const body = blocks(
    withAlertLinks(text),
    facts([
      ["Severity", labels.severity],
      ["Fires after", during],
    ]),
    fence("promql", expr),
    NEXT,
  );
  const page = {
    path: `alerts/${slugOf(alert)}`,
    title: `Alert: ${alert}`,
    description: meaning,
    body,
  };
  return { page, rule, meaning };
}

/** Points links between alerts, which are headings in the guide, to their pages on the site. */
function withAlertLinks(text: string): string {
  const links = text.replaceAll(/\[(DocumentExport\w+)\]\(#\w+\)/g, (_all, alert: string) =>
    link(alert, urlOf(`alerts/${slugOf(alert)}`)),
  );
  return withSiteLinks(links);
}

function indexPage(intro: string, pages: readonly AlertPage[]): Page {
  return {
    path: "alerts",
    title: "Alerts",
    description: "Every alert on the metrics of the service: what it means, and what to do.",
    body: blocks(
      withSiteLinks(intro.replace(/^# .*\n/, "")),
      table(
        ["alert", "severity", "what it means"],
        pages.map(({ page, rule, meaning }) => [
          link(code(rule.alert), urlOf(page.path)),
          rule.labels.severity,
          meaning,
        ]),
      ),
    ),
  };
}
