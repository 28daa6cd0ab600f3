import { readdir, readFile } from "node:fs/promises";
import { get } from "node:https";
import { text } from "node:stream/consumers";
import { createClient, type Client } from "@document-export/client";
import { fileFromPath } from "@document-export/client/node";
import { s3Keys } from "@document-export/local-servers";
import pWaitFor from "p-wait-for";
import { DOCUMENT, type ServiceProcess } from "./service-processes.ts";
import { EXPORTS_PER_WORKER, MAX_FAILED_TOKENS, type Topology } from "./start-topology.ts";
import { check, print } from "./transcript.ts";

/** Time limit of a step in milliseconds, only for hanging steps. */
const TIMEOUT_MS = 240_000;
/** A second address of this machine; only Linux has it without configuration. */
const OTHER_ADDRESS = "127.0.0.2";

/** Runs a topology through the scenario step by step; throws on the first unexpected result. */
export async function runScenario(topology: Topology): Promise<void> {
  const { destination, token } = await addWorkspace(topology);
  const { url: baseUrl } = topology.proxy;
  const client = createClient({ baseUrl, token, supportsIdempotencyKeys: true });
  await exportThroughProxy(topology, client, destination);
  await seeBothApis(topology, client);
  await readContract(topology);
  await killWorker(topology, client, destination);
  await killApi(topology, client, destination);
  await guessTokens(topology);
  await stopAll(topology);
}

async function addWorkspace({ service, s3, results }: Topology) {
  const workspace = await service.run(["workspaces", "add", "Company"]);
  const inside = ["--workspace", workspace];
  const source = await service.run(["connections", "add", "google-docs", "Docs", ...inside]);
  const { accessKeyId, secretAccessKey } = s3Keys;
  const env = { KEY_ID: accessKeyId, SECRET_KEY: secretAccessKey };
  const set = ["--set", `endpoint=${s3.endpoint}`, `bucket=${results.bucket}`];
  const secrets = ["--secret", "accessKeyId=env:KEY_ID", "secretAccessKey=env:SECRET_KEY"];
  const args = ["connections", "add", "s3", "Bucket", ...inside, ...set, ...secrets];
  const destination = Number(await service.run(args, env));
  const token = await service.run(["tokens", "create", "--source", source]);
  return { destination, token };
}

async function exportThroughProxy(
  { results, workers }: Topology,
  client: Client,
  destination: number,
): Promise<void> {
  const conversion = { destination: "markdown" };
  const options = { destination, conversion, destinationReference: "report.md" };
  const file = fileFromPath(DOCUMENT);
  const job = await client.exportHostedDocument({ file, options, wait: 60 });
  check(`an export through the proxy is done: ${job.summary}`, job.status === "done");
  const result = await readFile(`${results.folder}/report.md`, "utf8");
  check(`its result is in S3: ${result.length} characters`, result.includes("# "));
  const removed = async () => (await Promise.all(workers.map(removedUploads))).includes(1);
  await checkSoon("its upload was in S3 too, and is removed", removed);
}

/** Reads the counter from a worker's `/metrics`. */
async function removedUploads({ url }: ServiceProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(
    /^document_export_upload_objects_removed_total\{.*"removed"\} (\d+)$/m.exec(metrics)?.[1],
  );
}

async function seeBothApis({ proxy, apis }: Topology, client: Client): Promise<void> {
  for (let call = 0; call < 6; call += 1) await client.listDocumentExports();
  await checkSoon("the proxy gives requests to both APIs", async () => {
    const upstreams = new Set((await proxy.requests()).map(({ upstream }) => upstream));
    return apis.every(({ url }) => upstreams.has(new URL(url).host));
  });
}

/** Kills a worker while all workers are processing jobs and S3 does not respond. */
async function killWorker(topology: Topology, client: Client, destination: number): Promise<void> {
  const { s3, jobs, workers, results } = topology;
  const { done: before } = await jobs.count();
  const count = workers.length * EXPORTS_PER_WORKER;
  s3.pause();
  print("$ kill -STOP   # the S3 gateway: deliveries hang");
  const names = Array.from({ length: count }, (_, index) => `killed/${index}.md`);
  for (const name of names) {
    const options = { destination, destinationReference: name };
    await client.exportHostedDocument({ file: shortDocument(name), options });
  }
  await pWaitFor(async () => (await jobs.count()).processing === count, { timeout: TIMEOUT_MS });
  print(`${count} exports are being delivered, ${EXPORTS_PER_WORKER} by each worker`);
  const [first] = workers;
  await first.end("SIGKILL");
  print(`$ kill -9 ${first.pid}   # ${first.name}`);
  s3.resume();
  print("$ kill -CONT   # the S3 gateway");
  await untilDone(topology, before + count);
  const { again, records, done } = await jobs.count();
  check(`${again} jobs of the killed worker ended done elsewhere`, again >= EXPORTS_PER_WORKER);
  check(`${done} jobs have ${records} records`, records === done);
  const files = await readdir(`${results.folder}/killed`);
  check(`S3 has ${files.length} results of them`, files.length === count);
}

/** Waits, and prints the progress. */
async function untilDone({ jobs }: Topology, count: number): Promise<void> {
  let shown = "";
  await pWaitFor(
    async () => {
      const { done, processing, queued, failed } = await jobs.count();
      const now = `${done} done, ${processing} processing, ${queued} queued, ${failed} failed`;
      if (now !== shown) print(`  ${now}`);
      shown = now;
      return done + failed >= count;
    },
    { interval: 200, timeout: TIMEOUT_MS },
  );
}

async function killApi(topology: Topology, client: Client, destination: number): Promise<void> {
  const [first] = topology.apis;
  await first.end("SIGKILL");
  print(`$ kill -9 ${first.pid}   # ${first.name}`);
  for (let call = 0; call < 6; call += 1) await client.listDocumentExports();
  const options = { destination, destinationReference: "after.md" };
  const job = await client.exportHostedDocument({
    file: shortDocument("After"),
    options,
    wait: 60,
  });
  check("the other API takes over: lists and an export through the proxy", job.status === "done");
}

/** Checks that the contract has the public URL, although the proxy terminates TLS and speaks HTTP to the APIs. */
async function readContract({ proxy, certificate }: Topology): Promise<void> {
  const contract = await contractFrom(`${proxy.url}/openapi.json`, certificate.cert);
  const [server] = (JSON.parse(contract) as { servers: readonly { url: string }[] }).servers;
  check(`the contract names the proxy as its server: ${server?.url}`, server?.url === proxy.url);
}

async function contractFrom(url: string, ca: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { ca }, (response) => text(response).then(resolve, reject)).once("error", reject);
  return promise;
}

/** Guesses tokens from another address, and sends forged headers with someone else's address. */
async function guessTokens({ proxy, certificate, apis }: Topology): Promise<void> {
  const statuses: number[] = [];
  for (let guess = 0; guess <= MAX_FAILED_TOKENS; guess += 1)
    statuses.push(await requestFrom(OTHER_ADDRESS, proxy.port, certificate.cert));
  check(`guessed tokens get ${statuses.join(", ")}`, statuses.at(-1) === 429);
  const logs = (message: string, field: string) => () =>
    apis[1].logged(message).some((line) => line.includes(`"${field}":"${OTHER_ADDRESS}"`));
  await checkSoon(
    `the log names the caller behind the proxy: ${OTHER_ADDRESS}`,
    logs("too many failed tokens", "network"),
  );
  await checkSoon(`so does each request: ${OTHER_ADDRESS}`, logs('"request"', "caller"));
}

function requestFrom(localAddress: string, port: number, ca: string): Promise<number> {
  const headers = { authorization: "Bearer guess", "x-forwarded-for": "192.0.2.1" };
  const options = { host: "127.0.0.1", port, path: "/v2/collections", localAddress, ca, headers };
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    }).once("error", reject);
  });
}

/** Waits until a condition that follows a response, such as a new log line, is true, and prints the finding. */
async function checkSoon(found: string, isRight: () => boolean | Promise<boolean>): Promise<void> {
  const message = `Expected within ${TIMEOUT_MS / 1000} s: ${found}.`;
  await pWaitFor(isRight, { timeout: { milliseconds: TIMEOUT_MS, message } });
  print(`✓ ${found}`);
}

async function stopAll({ apis, workers }: Topology): Promise<void> {
  for (const each of [apis[1], workers[1]]) {
    const code = await each.end("SIGTERM");
    check(`$ kill ${each.pid}   # ${each.name} ended with ${code}`, code === 0);
  }
}

function shortDocument(title: string): string {
  const elements = [{ textRun: { content: "Hello.\n", textStyle: {} } }];
  const content = [{ startIndex: 0, paragraph: { elements, paragraphStyle: {} } }];
  return JSON.stringify({ title, documentId: "doc-1", revisionId: "rev-1", body: { content } });
}
