import { blocks, code, facts, fence, link, plain, table } from "../markdown.ts";
import { urlOf, type Page } from "../page.ts";
import { createMetrics } from "../declared/service.ts";

/** A metric, as described by a scrape. */
interface Metric {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  /** Label names, as far as a service that has done no work yet shows them. */
  readonly labels: readonly string[];
}

/** Prefix of the service's own metrics; all others come from Node.js and the process. */
const PREFIX = "document_export_";

/** An empty backlog with one workspace, so that a scrape shows every metric with its labels. */
const NO_BACKLOG = {
  queued: 0,
  processing: 0,
  oldest: 0,
  queueAges: [[1, 0]],
  usageToday: [[1, 0, 0, 0, 0]],
  pending: 0,
  oldestEnded: 0,
  oldestDelivered: 0,
  stored: 0,
  mostQueued: 0,
  mostStored: 0,
  keptObjects: 0,
  removableObjects: 0,
  closedCircuits: 0,
  openCircuits: 0,
  halfOpenCircuits: 0,
  activeWebhooks: 0,
  failingWebhooks: 0,
  disabledWebhooks: 0,
  lastBackup: 0,
  databaseBytes: 0,
} as const;

const NO_USAGE = {
  uploads: { bytes: 0, reading: 0, waiting: 0 },
  conversions: { bytes: 0, limit: 0, running: 0, waiting: 0 },
  connections: { used: 0, idle: 0, waiting: 0, max: 0 },
  disk: { free: 0, size: 0 },
} as const;

const NO_FACTS = {
  version: "",
  role: "all",
  storage: "embedded",
  retention: { jobs: 0, messages: 0 },
} as const;

/** Reads all metrics from a scrape of the service. */
export async function readMetrics(): Promise<Metric[]> {
  const metrics = createMetrics({
    backlog: () => Promise.resolve(NO_BACKLOG),
    usage: () => Promise.resolve(NO_USAGE),
    facts: NO_FACTS,
  });
  metrics.requestEnded("listCollections", 200, 0);
  metrics.tokenFailed(401);
  metrics.refused("rate-limited");
  metrics.jobEnded("done", 0);
  metrics.converted("markdown", 0);
  metrics.objectsRemoved("removed", 0);
  metrics.deliveryAttempted("delivered", 0);
  metrics.rowsRemoved("jobs", 0);
  return parseMetrics((await metrics.render()).text);
}

/** Parses the Prometheus text format, version 0.0.4, as far as the pages need it. */
function parseMetrics(text: string): Metric[] {
  return [...text.matchAll(/^# HELP (?<name>\S+) (?<help>.*)\n# TYPE \S+ (?<type>\w+)/gm)].map(
    ({ groups = {} }) => {
      const { name = "", help = "", type = "" } = groups;
      const [, labels = ""] =
        new RegExp(String.raw`^${name}(?:_bucket)?\{(.*)\}`, "m").exec(text) ?? [];
      const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = ""]) => label);
      return { name, help, type, labels: names.filter((label) => label !== "le") };
    },
  );
}

/** Returns a page for each metric of the service, and an index. */
export async function metricPages(): Promise<Page[]> {
  const all = await readMetrics();
  const own = all.filter(({ name }) => name.startsWith(PREFIX));
  const others = all.filter(({ name }) => !name.startsWith(PREFIX));
  return [indexPage(own, others), ...own.map(metricPage)];
}

function metricPage({ name, type, help, labels }: Metric): Page {
  return {
    path: `metrics/${name}`,
    title: `Metric: ${name}`,
    description: plain(`${help} A ${type} that the service shows at /metrics.`),
    body: blocks(
      help,
      facts([
        ["Type", type],
        ["Labels", labels.length === 0 ? "none" : labels.map(code).join(", ")],
      ]),
      `The service shows it at \`/metrics\` where the setting ${link("`metrics`", urlOf("settings/metrics"))} is on. An expression to begin with:`,
      fence("promql", expressionFor(name, type, labels)),
    ),
  };
}

/** Returns the most common query for a metric of each type. */
function expressionFor(name: string, type: string, labels: readonly string[]): string {
  const by = labels.length === 0 ? "" : ` by (${labels.join(", ")})`;
  if (type === "histogram") {
    const with_le = ` by (${["le", ...labels].join(", ")})`;
    return `histogram_quantile(0.95, sum${with_le} (rate(${name}_bucket[5m])))`;
  }
  return type === "counter" ? `sum${by} (rate(${name}[5m]))` : `max${by} (${name})`;
}

function indexPage(own: readonly Metric[], others: readonly Metric[]): Page {
  return {
    path: "metrics",
    title: "Metrics",
    description:
      "Every metric that the service shows at /metrics for Prometheus, with its type, labels and meaning.",
    body: blocks(
      `The setting ${link("`metrics`", urlOf("settings/metrics"))} switches \`/metrics\` on, in the text format of Prometheus.`,
      table(
        ["metric", "type", "labels", "meaning"],
        own.map(({ name, type, labels, help }) => [
          link(code(name), urlOf(`metrics/${name}`)),
          type,
          labels.map(code).join(", "),
          help,
        ]),
      ),
      "## Of Node.js and the process",
      table(
        ["metric", "type", "meaning"],
        others.map(({ name, type, help }) => [code(name), type, help]),
      ),
    ),
  };
}
