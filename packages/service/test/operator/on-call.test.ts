import { readdir, readFile } from "node:fs/promises";
import { isS3Missing, s3Keys, s3Title, startS3 } from "@document-export/local-servers";
import { findChromium, PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import { until } from "../support/until.js";
import { chromium, type Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { addOperatorToken, bearer, startOperated } from "../operator-api/support/operator.js";
import { hostedDocument } from "../support/hosted-document.js";
import { runInProcess, type CommandResult } from "../support/run-in-process.js";
import { startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const guide = await readFile(new URL("../../docs/on-call.md", import.meta.url), "utf8");
const found = findChromium();
const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the story in the console: ${missing}.`);

const EXPIRED = { ...s3Keys, secretAccessKey: "expired" };

/** Titles of documents that are exported while the destination is down. */
const TITLES = ["Quarterly report", "Plan of the year", "Minutes of May"];

/** Starts a service whose exports to a bucket have failed, since its key has expired; a receiver was down too. */
async function startOutage() {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const { bucket, folder } = await s3.addBucket();
  const data = await temporaryFolder();
  const demo = await startOperated({ data, destinations: { allowLoopback: true } });
  const token = await addOperatorToken(demo, "admin", "On-call");
  const { endpoint } = s3;
  const connection = { name: "Site bucket", kind: "s3", settings: { endpoint, bucket } };
  const created = await fetch(`${demo.port}/operator/v1/connections`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify({ ...connection, workspace: demo.workspace, secrets: EXPIRED }),
  });
  const { id: destination } = (await created.json()) as { readonly id: number };
  // Fails twice, so that the third attempt is minutes away.
  const receiver = await startReceiver([503, 503]);
  const webhook = { connections: [destination], events: ["job.failed"] };
  const jobs: string[] = [];
  for (const title of TITLES) {
    if (title === TITLES.at(-1))
      await demo.caller.post("/v2/webhooks", { ...webhook, endpoint: receiver.url });
    const { id, status } = await demo.caller.export(hostedDocument(title), { destination });
    expect(status).toBe("failed");
    jobs.push(id);
  }
  await until(() => receiver.calls.length === 2);
  return {
    data,
    demo,
    token,
    destination,
    jobs,
    receiver,
    results: async () => (await readdir(folder)).filter((name) => name.endsWith(".md")),
  };
}

/** The commands of the guide's steps, in order. */
const steps = [...guide.matchAll(/```sh test=[^\n]+\n([^`]+)```/g)].map(([, lines = ""]) => lines);

/** Runs the lines of a step one after the other, as somebody on the machine of the service; the code is that of the last. */
async function operate(lines: string, data: string): Promise<CommandResult> {
  const env = { DOCUMENT_EXPORT_DATA: data, NEW_SECRET: s3Keys.secretAccessKey };
  let [code, output] = [0, ""];
  for (const line of lines.trim().split("\n")) {
    const ended = await runInProcess(argumentsOf(line), env);
    code = ended.code;
    output += ended.output;
  }
  return { code, output };
}

/** The arguments in a line that is one command, without anything else that a shell reads. */
function argumentsOf(line: string): string[] {
  const [name, ...args] = line.match(/"[^"$`\\]*"|[\w.:=-]+|\S/g) ?? [];
  expect(name).toBe("document-export");
  return args.map((arg) => {
    expect(arg, line).toMatch(/^"|^[\w.:=-]+$/);
    return arg.replaceAll('"', "");
  });
}

/** Returns the name of a console element, after checking that the guide mentions it. */
function named(name: string): string {
  expect(guide).toContain(`**${name}**`);
  return name;
}

async function openConsole(url: string, token: string): Promise<Page> {
  const executablePath = "command" in found ? found.command : "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await page.goto(`${url}/console/`);
  await page.getByLabel("Operator token").fill(token);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: named("Overview") }).waitFor();
  return page;
}

describe.skipIf(isS3Missing)(`a failing destination, ${s3Title}`, () => {
  test("is diagnosed, repaired and retried by the guide's commands", async () => {
    const { data, demo, destination, jobs, receiver, results } = await startOutage();
    // The newest job, which is first in lists.
    const job = jobs.at(-1) ?? "";
    let pause = 0;
    const run = (step: number) =>
      operate(
        String(steps[step])
          .replaceAll("5f0c2f6e-8d2b-4b7e-9c39-2f1a7d9b6c11", job)
          .replaceAll(/(check|update|--connection|--destination) 12/g, `$1 ${destination}`)
          .replace("pauses remove 3", `pauses remove ${pause}`),
        data,
      );
    const seen = await run(0);
    expect(seen.output).toContain("last hour: 0 done, 3 failed");
    expect(seen.output).toContain("Site bucket");
    const why = await run(1);
    expect(why.output).toContain(`Site bucket (${destination}, s3)`);
    expect(why).toMatchObject({ code: 1, output: expect.stringMatching(/^error .*403/m) });
    const paused = await run(2);
    expect(paused.output).toContain("Paused: exports to Site bucket; 0 waiting, nothing running.");
    pause = Number(/pauses remove (\d+)/.exec(paused.output)?.[1]);
    const held = await demo.caller.export(hostedDocument("Held"), { destination }, {});
    const repaired = await run(3);
    expect(repaired).toMatchObject({ code: 0, output: expect.stringMatching(/^ok /m) });
    expect(repaired.output).toMatch(/^ {2}secrets +accessKeyId secretAccessKey$/m);
    expect((await run(4)).output).toContain(`The pause ${pause} has ended`);
    await until(async () => (await results()).length === 1);
    expect(held.status).toBe("queued");
    expect(await run(5)).toMatchObject({ code: 0 });
    const others = await run(6);
    expect(others.output).toBe("Exported again, each as a new job: 2.\nNo results.\n");
    await until(async () => (await results()).length === TITLES.length + 1);
    expect((await run(7)).output).toMatch(/pending.*\n1 message will be sent/s);
    await until(() => receiver.calls.length >= 3);
    let last = "";
    await until(async () => {
      last = (await run(8)).output;
      return last.endsWith("No results.\n");
    });
    expect(last.match(/ done /g)).toHaveLength(TITLES.length + 1);
    const flood = (await run(9)).output;
    expect(flood).toMatch(/^all .*\n/m);
    expect(flood).toContain("queuedExports: 200\n");
    expect(flood).toMatch(/^Would be canceled: 0\.$/m);
    expect(flood).toContain("queuedExports 200, requestsPerMinute 60");
    expect(flood).toContain("queuedExports: 100000 (the setting)");
  });

  test.skipIf(missing)("is diagnosed, repaired and retried in the console", async () => {
    const { demo, token, receiver, results } = await startOutage();
    const page = await openConsole(demo.port, token);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("link", { name: `3 ${named("failed in the last hour")}` }).waitFor();
    const failed = page.getByRole("region", { name: named("Latest failures") });
    await failed.getByText("Site bucket").first().waitFor();
    await failed.getByRole("link", { name: TITLES[0] ?? "" }).click();
    await page.getByRole("heading", { level: 1, name: TITLES[0] ?? "" }).waitFor();
    const job = page.url();
    await page.getByRole("link", { name: "Site bucket" }).click();
    await page.getByRole("button", { name: new RegExp(`^${named("Check")}`) }).click();
    await page.getByText("403").waitFor();
    await page.getByRole("button", { name: new RegExp(`^${named("Update")}`) }).click();
    await page.getByLabel("secretAccessKey").fill(s3Keys.secretAccessKey);
    await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
    await page.getByText("Site bucket was updated.").waitFor();
    await page.getByRole("button", { name: /^Check/ }).click();
    await page.getByText("accepts results").waitFor();

    await page.goto(job);
    await press(named("Retry"));
    await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
    await page.getByRole("status").filter({ hasText: "Exported" }).waitFor();
    expect(await results()).toHaveLength(1);

    await page.goto(`${demo.port}/console/#/jobs?status=failed`);
    await page.getByText(`retried as`).waitFor();
    await press(named("Retry failed …"));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: named("Count") })
      .click();
    await page.getByText("2 failed jobs would be retried.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Retry 2 failed jobs" }).click();
    await page.getByText("2 new jobs were started.").waitFor();
    await page.getByLabel(named("Retried")).selectOption("no");
    await page.getByText("No jobs match these filters.").waitFor();
    await until(async () => (await results()).length === TITLES.length);

    await page.getByRole("link", { name: named("Deliveries"), exact: true }).click();
    await page.getByRole("row").filter({ hasText: "pending" }).waitFor();
    await press(named("Replay since …"));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: named("Count") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Replay \d+ deliver/ })
      .click();
    await until(() => receiver.calls.length >= 3);
    await expect.poll(() => page.getByRole("row").filter({ hasText: "pending" }).count()).toBe(0);
    await page.getByRole("link", { name: named("Audit log") }).click();
    await page.getByRole("row").filter({ hasText: "job.retry" }).first().waitFor();
    await page.getByRole("row").filter({ hasText: "connection.update" }).waitFor();
  });
});
