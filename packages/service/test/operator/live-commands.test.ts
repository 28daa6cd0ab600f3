import { expect, test } from "vitest";
import { runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { runInProcess } from "../support/run-in-process.js";
import { startDemo } from "../support/start-demo.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

test("commands watch, show and list jobs, also by URL", async () => {
  const data = await temporaryFolder();
  const { service, caller, destination } = await startDemo({ data, operator: { port: 0 } });
  const operate = (...args: string[]) => runInProcess([...args, "--data", data]);
  const watch = runCommand(["jobs", "list", "--watch", "--json", "--data", data]);
  const report = JSON.parse(hostedDocument("Report", ["Growth is", "Costs"]));
  report.body.content[0].paragraph.elements.push({ equation: {} });
  await caller.export(JSON.stringify(report), { destination });
  const [, id = ""] = await watch.untilOutput(/"id":"([\w-]+)".*"status":"done"/);
  watch.process.kill("SIGINT");
  expect(await watch.ended()).toBe(0);

  const cannotRetry = await operate("jobs", "retry", id);
  expect(cannotRetry).toMatchObject({ code: 1, output: expect.stringContaining("is done") });
  const { output: shown } = await operate("jobs", "show", id);
  expect(shown).toMatch(/status +done\n.*claimed/s);
  expect(shown).toMatch(/^ {2}equation\S* at \S+ near "Growth is": ./m);
  expect((await operate("jobs", "list", "--status", "failed")).output).toBe("No results.\n");
  expect((await operate("status")).output).toMatch(/service .*process \d+.*\njobs +0 queued/);

  const { output: link } = await operate("console");
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/console\/#login=\S+\n$/);
  const { output: token } = await operate("operator-tokens", "create", "Ann", "--role", "read");
  const remote = ["--url", String(service.operatorUrl)];
  const env = { DOCUMENT_EXPORT_OPERATOR_TOKEN: token.trim() };
  expect((await runInProcess(["jobs", "list", ...remote], env)).output).toContain(id);
  const refused = await runInProcess(["workspaces", "add", "B", ...remote], env);
  expect(refused).toMatchObject({ code: 4, output: expect.stringContaining("Use a token with") });
  const unknown = await runInProcess(["jobs", "list", ...remote, "--token", "dxo_wrong"]);
  expect(unknown).toMatchObject({ code: 4, output: expect.stringContaining("operator-tokens") });
});

test("replays missed messages since a time, with and without a service", async () => {
  const data = await temporaryFolder();
  const failures = Array.from({ length: 50 }, () => 500);
  const receiver = await startReceiver(failures, NOT_SOON);
  const { service, caller, destination } = await startDemo({ data });
  const operate = (...args: string[]) => runInProcess([...args, "--data", data]);
  await caller.export(hostedDocument("Report"), { destination, webhooks: [receiver.url] });
  const pending = ["deliveries", "list", "--state", "pending", "--json"];
  const watch = runCommand([...pending, "--watch", "--data", data]);
  await watch.untilOutput(/"attempts":1/);
  watch.process.kill("SIGINT");
  expect(await watch.ended()).toBe(0);
  const replayed = await operate("deliveries", "replay", "--since", "1h", "--pending");
  expect(replayed.output).toMatch(
    /^[1-9]\d* messages? will be sent by the next running worker\.\n$/,
  );
  await service.stop();
  expect(JSON.parse((await operate(...pending)).output)).not.toEqual([]);
  const again = await operate("deliveries", "replay", "--since", "1h");
  expect(again.output).toMatch(/^[1-9]\d* messages?/);
  expect((await operate("status")).output).toContain("does not run");
  const both = await operate("deliveries", "replay");
  expect(both).toMatchObject({ code: 2, output: expect.stringContaining("--since 2h") });
  const console = await operate("console");
  expect(console).toMatchObject({ code: 1, output: expect.stringContaining("--operator-port") });
});
