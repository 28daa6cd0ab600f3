import { readFile } from "node:fs/promises";
import { until } from "../support/until.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { startDemo } from "../support/start-demo.js";

const FOLDER = new URL("../../deploy/observability/", import.meta.url);
/** Metrics that Prometheus itself records about a target. */
const OF_PROMETHEUS = new Set(["up"]);
/** Labels that Prometheus adds to every series of a target. */
const OF_TARGETS = new Set(["job", "instance"]);
const SELECTOR = /\b((?:document_export_|nodejs_|process_)\w+)(?:\{([^}]*)\})?/g;

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
}
interface Panel {
  readonly title: string;
  readonly description?: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** A metric in an expression, and the labels that it is selected by. */
interface Selected {
  readonly metric: string;
  readonly labels: readonly string[];
}

const read = (name: string) => readFile(new URL(name, FOLDER), "utf8");
const expressionsOf = async (name: string) =>
  (parse(await read(name)) as Rules).groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
const { panels } = JSON.parse(await read("dashboard.json")) as { panels: readonly Panel[] };
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const expressions = [
  ...(await expressionsOf("recording.rules.yml")),
  ...(await expressionsOf("alerts.rules.yml")),
  ...shown,
];

function selectedBy(expression: string): Selected[] {
  return [...expression.matchAll(SELECTOR)].map(([, name = "", matchers = ""]) => ({
    metric: name.replace(/_(?:bucket|count)$/, ""),
    labels: [...matchers.matchAll(/(\w+)\s*[!=]/g)].map(([, label = ""]) => label),
  }));
}

/** Returns the labels of each metric that a scrape describes; undefined while the metric has no value. */
function metricsOf(text: string): ReadonlyMap<string, ReadonlySet<string> | undefined> {
  return new Map(
    [...text.matchAll(/^# HELP (\S+) \S.*\.$|^# HELP (nodejs_\S+|process_\S+) /gm)].map((match) => {
      const name = match[1] ?? match[2] ?? "";
      const samples = [
        ...text.matchAll(new RegExp(String.raw`^${name}(?:_bucket)?(?:\{(.*)\})? \S+$`, "gm")),
      ];
      const labels = samples.flatMap(([, all = ""]) => all.match(/\w+(?==")/g) ?? []);
      return [name, samples.length === 0 ? undefined : new Set(labels)] as const;
    }),
  );
}

test("rules and dashboard use only metrics that the service exports", async () => {
  const { caller, service, destination } = await startDemo({ metrics: true });
  const receiver = await startReceiver();
  await caller.export(hostedDocument("Real work"), { destination, webhooks: [receiver.url] });
  const scrape = async () => (await fetch(`${service.url}/metrics`)).text();
  const done = 'delivery_attempt_seconds_count{outcome="delivered"} 4';
  await until(async () => (await scrape()).includes(done));
  const text = await scrape();
  const metrics = metricsOf(text);
  const selected = expressions.flatMap(selectedBy);
  expect(selected.length).toBeGreaterThan(60);
  for (const { metric, labels } of selected) {
    expect([...metrics.keys(), ...OF_PROMETHEUS]).toContain(metric);
    const known = metrics.get(metric);
    for (const label of labels.filter((each) => known && !OF_TARGETS.has(each)))
      expect([metric, ...(known ?? [])]).toContain(label);
  }
  // Conversely, every metric of the service is on the dashboard.
  const own = [...text.matchAll(/^# HELP (document_export_\S+)/gm)].map(([, name = ""]) => name);
  expect(own.toSorted()).toEqual(
    [...metrics.keys()].filter((name) => own.includes(name)).toSorted(),
  );
  const onDashboard = new Set(shown.flatMap(selectedBy).map(({ metric }) => metric));
  expect(own.filter((name) => !onDashboard.has(name))).toEqual([]);
});

test("each panel of the dashboard has a title and a description", () => {
  const graphs = panels.filter(({ targets }) => targets);
  expect(graphs.filter(({ description = "" }) => !description.endsWith("."))).toEqual([]);
  const titles = graphs.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
