// Draws the dashboard from the service's own metrics: a service under load for a minute, scraped by a real Prometheus
// with the recording rules, whose responses to each panel's queries become `docs/dashboard.svg`. Needs `prometheus` on
// the path, for example from Debian's package.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { startChild } from "./child.ts";
import { documentOf } from "./document.ts";
import { drawDashboard, type DrawnPanel, type Series } from "./draw-dashboard.ts";

const SECONDS = 75;
const PROMETHEUS = "127.0.0.1:19090";
const KiB = 1024;
const FOLDER = new URL("../deploy/observability/", import.meta.url);
const PICTURE = new URL("../docs/dashboard.svg", import.meta.url);
/** A well-formed token that does not exist. */
const UNKNOWN = { authorization: `Bearer de_${"x".repeat(43)}` };
/** Values for Grafana's variables. */
const VARIABLES = { $__rate_interval: "15s", $job: "document-export" } as const;

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }).optional(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
});
const responseSchema = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        values: z.array(z.tuple([z.number(), z.string()])),
      }),
    ),
  }),
});

const work = await mkdtemp(join(tmpdir(), "document-export-dashboard-"));
const { panels } = dashboardSchema.parse(
  JSON.parse(await readFile(new URL("dashboard.json", FOLDER), "utf8")),
);
const receiver = await startReceiver();
const webhooks = { allowHttp: true, allowLoopback: true };
const input = {
  data: join(work, "data"),
  metrics: true,
  webhooks,
  records: 0,
  workers: { exports: 3 },
};
const service = await startChild("./serve-service.ts", input);
const prometheus = await startPrometheus(new URL(service.url).host);
const started = Date.now() / 1000;
try {
  await load();
  const drawn: DrawnPanel[] = [];
  for (const { type, title, gridPos, fieldConfig, targets } of panels) {
    const series = (await Promise.all(targets.map(query))).flat();
    drawn.push({ type, title, unit: fieldConfig?.defaults.unit ?? "", grid: gridPos, series });
  }
  const description = "The dashboard of a service under load, drawn from its own metrics.";
  await writeFile(PICTURE, drawDashboard(drawn, description));
  const empty = drawn.filter(({ type, series }) => type !== "row" && series.length === 0);
  console.log(
    `${drawn.length} panels; without a value: ${empty.map(({ title }) => title).join(", ") || "none"}`,
  );
} finally {
  prometheus.kill();
  await once(prometheus, "exit");
  await service.stop();
  receiver.close();
  await rm(work, { recursive: true, force: true, maxRetries: 5 });
}

/** Starts a receiver that fails occasionally. */
async function startReceiver() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().on("end", () => response.writeHead(calls % 9 === 0 ? 500 : 204).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function startPrometheus(target: string) {
  const files = ["recording.rules.yml", "alerts.rules.yml"];
  const config = {
    global: { scrape_interval: "1s", evaluation_interval: "1s" },
    rule_files: files.map((file) => fileURLToPath(new URL(file, FOLDER))),
    scrape_configs: [{ job_name: "document-export", static_configs: [{ targets: [target] }] }],
  };
  // JSON is YAML.
  const file = join(work, "prometheus.json");
  await writeFile(file, JSON.stringify(config));
  const flags = [`--config.file=${file}`, `--storage.tsdb.path=${join(work, "series")}`];
  const child = spawn("prometheus", [...flags, `--web.listen-address=${PROMETHEUS}`], {
    stdio: "ignore",
  });
  await once(child, "spawn");
  return child;
}

/** Sends small documents constantly, larger ones in waves, lists, and requests that are refused. */
async function load(): Promise<void> {
  const sizes = [2, 2, 2, 40, 120, 300].map((size) => documentOf(size * KiB));
  const formats = ["markdown", "html", "docx", "text"];
  const authorization = `Bearer ${service.token}`;
  const until = started + SECONDS;
  const send = async (turn: number) => {
    const body = new FormData();
    body.append("file", new Blob([sizes[turn % sizes.length] ?? ""], { type: "application/json" }));
    const conversion = { destination: formats[turn % formats.length] };
    const options = { destination: service.destination, webhooks: [receiver.url], conversion };
    body.append("options", JSON.stringify(options));
    const path = `${service.url}/v2/export/hosted-docs`;
    await (await fetch(path, { method: "POST", headers: { authorization }, body })).text();
  };
  for (let turn = 0; Date.now() / 1000 < until; turn += 1) {
    const isWave = Math.floor(Date.now() / 1000 - started) % 30 > 15;
    await Promise.all(Array.from({ length: isWave ? 8 : 2 }, (_, at) => send(turn + at)));
    await (await fetch(`${service.url}/v2/collections`, { headers: { authorization } })).text();
    if (turn % 20 === 0)
      await (await fetch(`${service.url}/v2/collections`, { headers: UNKNOWN })).text();
    await setTimeout(100);
  }
}

async function query({
  expr,
  legendFormat,
}: {
  expr: string;
  legendFormat: string;
}): Promise<Series[]> {
  const filled = Object.entries(VARIABLES).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    expr,
  );
  const end = started + SECONDS;
  const search = new URLSearchParams({
    query: filled,
    start: String(started),
    end: String(end),
    step: "1",
  });
  const response = await fetch(`http://${PROMETHEUS}/api/v1/query_range?${search}`);
  const { data } = responseSchema.parse(await response.json());
  return data.result.map(({ metric, values }) => ({
    name: legendFormat.replaceAll(/\{\{(\w+)\}\}/g, (_all, label: string) => metric[label] ?? ""),
    points: values
      .map(([at, value]) => [at, Number(value)] as const)
      .filter(([, value]) => Number.isFinite(value)),
  }));
}
