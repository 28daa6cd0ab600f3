import { readFile } from "node:fs/promises";
import { isS3Missing, s3Keys, s3Title } from "@document-export/local-servers";
import { describe, expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { runInProcess, type CommandResult } from "../support/run-in-process.js";
import { until } from "../support/until.js";
import { startOutage, TITLES } from "./support/outage.js";

const guide = await readFile(new URL("../../docs/on-call.md", import.meta.url), "utf8");

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
});
