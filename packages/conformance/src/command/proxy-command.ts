import { readFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import { refuseVersion, UsageError } from "../load/target.js";
import { type Judge, startJudge } from "../proxy/judge-process.js";
import { startProxy } from "../proxy/start-proxy.js";
import { createUpstream, reachUpstream } from "../proxy/upstream.js";
import type { TrafficReport } from "../traffic/judge-traffic.js";
import { MAX_RECORDING_BYTES } from "../traffic/record-traffic.js";
import { printable } from "../report/printable.js";
import { parseInteger, parseSeconds } from "./argument-values.js";
import { addJudgingOptions, type JudgingFlags, readJudging } from "./judging-flags.js";
import type { Environment } from "./output.js";
import { reportTraffic, type TrafficInvocation } from "./traffic-options.js";

interface Flags extends JudgingFlags {
  upstream: string;
  upstreamCa?: string;
  host: string;
  port: number;
  tlsCert?: string;
  tlsKey?: string;
  keepHost?: true;
  record?: string;
  page?: number;
  duration?: number;
}

const DEFAULT_PORT = 8_090;

const DEFAULT_PAGE_PORT = 8_091;

/** Adds the command `proxy`, which judges the traffic that passes through it. */
export function addProxy(
  program: Command,
  environment: Environment,
  invoke: (invocation: TrafficInvocation) => void,
): void {
  const command = program
    .command("proxy")
    .description("Forward requests to an implementation, and judge them; Ctrl+C ends it.")
    .requiredOption("--upstream <url>", "address of the implementation, without /v2")
    .option("--upstream-ca <file>", "certificate authorities to trust for the upstream (PEM)")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--port <number>",
      "port to listen on; 0 chooses a free one",
      parseInteger,
      DEFAULT_PORT,
    )
    .option("--tls-cert <file>", "certificate to listen with (PEM); needs --tls-key")
    .option("--tls-key <file>", "its key (PEM)")
    .option("--duration <seconds>", "end after this many seconds", parseSeconds)
    .option("--keep-host", "forward the Host header unchanged, instead of that of the upstream")
    .option(
      "--record <file>",
      "record the judged exchanges, without credentials, for the command traffic (.har: HTTP Archive, else JSON lines)",
    )
    .addOption(
      new Option(
        "--page [port]",
        `serve a page on this machine that shows findings live (port ${DEFAULT_PAGE_PORT})`,
      )
        .preset(String(DEFAULT_PAGE_PORT))
        .argParser(parseInteger),
    );
  addJudgingOptions(command).action((flags: Flags) =>
    invoke({
      command: "proxy",
      execute: () => reportTraffic(flags, environment, () => runProxy(flags, environment)),
    }),
  );
}

async function runProxy(flags: Flags, environment: Environment): Promise<TrafficReport> {
  const { upstream, upstreamCa, host, port, keepHost } = flags;
  const ca = upstreamCa === undefined ? undefined : await readPem(upstreamCa, "--upstream-ca");
  const tls = await readTls(flags);
  const probe = createUpstream(upstream, ca);
  probe.close();
  if (flags.spec === undefined) refuseVersion(probe.url, "--upstream");
  await reachUpstream(upstream, ca);
  const { stderr } = environment;
  const judge = await startJudging(probe.url, flags, environment);
  const over = untilOver(flags);
  try {
    const proxy = await startProxy({
      upstream,
      host,
      port,
      keepsHost: keepHost === true,
      ...(ca !== undefined && { upstreamCa: ca }),
      ...(tls && { tls }),
      record: judge.take,
    });
    stderr.write(`Listening on ${proxy.url} for ${probe.url}; Ctrl+C ends it with a report.\n`);
    if (judge.page !== undefined) stderr.write(`Findings are shown at ${judge.page}\n`);
    await over;
    await proxy.close();
  } catch (error) {
    await judge.end();
    throw error;
  }
  return judge.end();
}

async function startJudging(
  source: string,
  flags: Flags,
  environment: Environment,
): Promise<Judge> {
  const { stderr } = environment;
  const { plugin = [], record, page } = flags;
  return startJudge(
    {
      ...(await readJudging(flags, environment)),
      source,
      plugins: plugin,
      ...(record !== undefined && { record }),
      ...(page !== undefined && { page }),
    },
    {
      onFinding: ({ rule, message }) => stderr.write(`✗ ${rule}: ${printable(message)}\n`),
      onUnrecorded: (exchanges) =>
        stderr.write(
          `${exchanges} exchanges are not in \`${record}\`: it is full at ${MAX_RECORDING_BYTES} bytes, or cannot be written any more.\n`,
        ),
      onProgress: (exchanges) => {
        if (stderr.isTTY) stderr.write(`\r\u001B[K${exchanges} exchanges judged\r`);
      },
    },
  );
}

async function readTls({
  tlsCert,
  tlsKey,
}: Flags): Promise<{ cert: string; key: string } | undefined> {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new UsageError("Pass --tls-cert and --tls-key together.");
  return { cert: await readPem(tlsCert, "--tls-cert"), key: await readPem(tlsKey, "--tls-key") };
}

async function readPem(file: string, option: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((cause: Error) => {
    throw new UsageError(`Cannot read the file of ${option}: ${cause.message}.`, { cause });
  });
  if (text.includes("-----BEGIN ")) return text;
  throw new UsageError(`The file of ${option} is not PEM: expected \`-----BEGIN\` in \`${file}\`.`);
}

/** Resolves on a signal or after the duration. A second signal kills the process immediately, as without a listener. */
async function untilOver({ duration }: Flags): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    if (duration !== undefined) setTimeout(resolve, duration * 1_000).unref();
  });
}
