import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { promtoolMissing } from "./promtool.js";

const FOLDER = new URL("../../deploy/observability/", import.meta.url);
const cwd = fileURLToPath(FOLDER);
const missing = promtoolMissing();
const note = missing === undefined ? "" : `; skipped, since ${missing}`;
const run = promisify(execFile);

interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}
interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}
interface AlertTests {
  readonly rule_files: readonly string[];
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts: readonly unknown[];
    }[];
  }[];
}

const read = async (name: string) =>
  parse(await readFile(new URL(name, FOLDER), "utf8")) as unknown;
const alerts = ((await read("alerts.rules.yml")) as Rules).groups.flatMap(({ rules }) => rules);
const names = alerts.map(({ alert }) => alert);

test("each alert has a test in which it fires and another", async () => {
  const { tests } = (await read("alerts.test.yml")) as AlertTests;
  const cases = tests.flatMap(({ alert_rule_test: each }) => each);
  const tested = (fires: boolean) =>
    cases.filter(({ exp_alerts }) => exp_alerts.length > 0 === fires).map((each) => each.alertname);
  expect(tested(true)).toEqual(names);
  expect(tested(false)).toEqual(names);
});

test.skipIf(missing !== undefined)(
  `promtool accepts the rules, and the tests of three alerts${note}`,
  async () => {
    await run("promtool", ["check", "config", "prometheus.yml"], { cwd });
    const all = (await read("alerts.test.yml")) as AlertTests;
    const rules = all.rule_files.map((name) => join(cwd, name));
    const file = join(await temporaryFolder(), "alerts.test.yml");
    await writeFile(file, stringify({ ...all, rule_files: rules, tests: all.tests.slice(0, 3) }));
    await run("promtool", ["test", "rules", file]);
  },
);

test("each alert has a severity, a summary and a section of steps", async () => {
  const page = await readFile(new URL("../../docs/alerts.md", import.meta.url), "utf8");
  const sections = page.split(/^## /m).slice(1);
  expect(sections.map((text) => text.split("\n", 1)[0])).toEqual(names);
  for (const text of sections) expect(text).toMatch(/^1\. /m);
  for (const { alert, labels, annotations } of alerts) {
    expect(["critical", "warning"]).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
    const slug = alert.replaceAll(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
    expect(annotations.runbook_url).toBe(
      `{{ $externalLabels.document_export_url }}/docs/reference/alerts/${slug}/`,
    );
  }
});
