import { X509Certificate } from "node:crypto";
import { mkdir, rename, symlink, writeFile } from "node:fs/promises";
import { get, Agent, createServer as createHttpsServer } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { issueCertificate, type Certificate } from "@document-export/local-servers";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import {
  keepCertificate,
  readCertificate,
  type CertificateFiles,
} from "../../src/tls/certificate.js";
import { runCommand } from "../support/command.js";
import { runInProcess } from "../support/run-in-process.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { until } from "../support/until.js";

/** File names as used by Kubernetes. */
const CERTIFICATE = "tls.crt";
const KEY = "tls.key";

async function writePair(folder: string, { cert, key }: Certificate): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, KEY), key);
  await writeFile(join(folder, CERTIFICATE), cert);
}

function filesIn(folder: string) {
  return { certificate: join(folder, CERTIFICATE), key: join(folder, KEY) };
}

/** Returns the name in the certificate that a new connection gets. */
function shownName(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
    socket.once("error", reject).once("secureConnect", () => {
      const { CN } = socket.getPeerCertificate().subject;
      socket.destroy();
      resolve(String(CN));
    });
  });
}

async function untilShown(url: string, name: string): Promise<void> {
  await until(async () => (await shownName(url)) === name);
}

/** Returns the certificate's expiry from `/metrics`, in seconds since 1970. */
async function shownEnd(url: string): Promise<number> {
  const agent = new Agent({ rejectUnauthorized: false });
  const [, metrics] = await request(`${url}/metrics`, agent);
  agent.destroy();
  const [, end] =
    /^document_export_tls_certificate_not_after_timestamp_seconds (\S+)$/m.exec(metrics) ?? [];
  return Number(end);
}

function endOf({ cert }: Certificate): number {
  return new X509Certificate(cert).validToDate.getTime() / 1000;
}

/** Sends a request on an agent's keep-alive connection. */
function request(url: string, agent: Agent, headers = {}): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      text(response).then((body) => resolve([response.statusCode ?? 0, body]), reject);
    }).once("error", reject);
  });
}

test("serves trusting callers over https, and new connections the changed certificate", async () => {
  const folder = await temporaryFolder();
  const [first, second] = [
    await issueCertificate("localhost", 30),
    await issueCertificate("second"),
  ];
  await writePair(folder, first);
  const { service, token } = await startDemo({ tls: filesIn(folder), metrics: true });
  expect(service.url).toMatch(/^https:/);
  const agent = new Agent({ ca: first.cert });
  onTestFinished(() => agent.destroy());
  const headers = { authorization: `Bearer ${token}` };
  const [status] = await request(`${service.url}/v2/collections`, agent, headers);
  expect(status).toBe(200);
  const [, contract] = await request(`${service.url}/openapi.json`, agent);
  expect(JSON.parse(contract).servers[0].url).toBe(service.url);
  // Plain HTTP is not served.
  await expect(fetch(service.url.replace("https", "http"))).rejects.toThrow();

  const { hostname, port } = new URL(service.url);
  const open = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  open.write("GET /healthz HTTP/1.1\r\nConnection: close\r\n");
  expect(await shownEnd(service.url)).toBe(endOf(first));
  // The new key does not match the certificate yet: callers still get the old one.
  await writeFile(join(folder, KEY), second.key);
  await service.reloadCertificate?.();
  expect(await shownEnd(service.url)).toBe(endOf(first));
  await writePair(folder, second);
  await untilShown(service.url, "second");
  expect(await shownEnd(service.url)).toBe(endOf(second));
  // The connection that was open all the time is still served.
  open.write("Host: a\r\n\r\n");
  expect(await text(open)).toMatch(/^HTTP\/1\.1 200 .*alive/s);
});

/** Reads a certificate for a server; `watch` waits for the next one and returns its expiry. */
async function readFirst(files: CertificateFiles) {
  const { cert, key, version } = await readCertificate(files);
  const server = createHttpsServer({ cert, key });
  const loaded = Promise.withResolvers<Date>();
  const metrics = { certificateLoaded: loaded.resolve };
  const events = { metrics, log: pino({ level: "silent" }) };
  return {
    watch: async () => {
      const { stopWatching } = keepCertificate(server, files, version, events);
      onTestFinished(stopWatching);
      return (await loaded.promise).getTime() / 1000;
    },
  };
}

test("detects a certificate that is replaced while the service starts", async () => {
  const folder = await temporaryFolder();
  await writePair(folder, await issueCertificate("first", 30));
  const { watch } = await readFirst(filesIn(folder));
  const second = await issueCertificate("second");
  await writePair(folder, second);
  expect(await watch()).toBe(endOf(second));
});

test("doctor reports the certificate's expiry and warns two weeks before", async () => {
  const { data } = await sharedDemo();
  const folder = await temporaryFolder();
  const config = join(folder, "settings.json");
  await writeFile(config, JSON.stringify({ data, tls: filesIn(folder) }));
  const doctor = async (days: number) => {
    await writePair(folder, await issueCertificate("callers", days));
    return runInProcess(["doctor", "--config", config]);
  };
  expect((await doctor(30)).output).toMatch(/ok +certificate +\S+tls\.crt ends at \d{4}-/);
  expect((await doctor(10)).output).toMatch(/warning +certificate .*renew it: it has 9 days left/);
  const ended = await doctor(-1);
  expect(ended.output).toMatch(/error +certificate .*callers refuse it/);
  expect(ended.code).toBe(1);
});

test("detects a replaced Kubernetes secret", async () => {
  const folder = await temporaryFolder();
  await writePair(join(folder, "..first"), await issueCertificate("first", 30));
  await symlink("..first", join(folder, "..data"));
  for (const file of [CERTIFICATE, KEY]) await symlink(join("..data", file), join(folder, file));
  const { watch } = await readFirst(filesIn(folder));
  const loaded = watch();
  const second = await issueCertificate("second");
  await writePair(join(folder, "..second"), second);
  await symlink("..second", join(folder, "..new"));
  await rename(join(folder, "..new"), join(folder, "..data"));
  expect(await loaded).toBe(endOf(second));
});

test("reloads the files on SIGHUP, and ignores a wrong key", async () => {
  const folder = await preparedFolder();
  const good = await issueCertificate("good");
  await writePair(folder, good);
  const config = join(folder, "settings.json");
  const settings = { port: 0, data: folder, tls: filesIn(folder) };
  await writeFile(config, JSON.stringify(settings));
  const serve = runCommand(["serve", "--config", config]);
  const [, url = ""] = await serve.untilOutput(/listening on (https:\S+)/);
  serve.process.kill("SIGHUP");
  await serve.untilOutput(/"expires":"\d{4}-.*certificate loaded/);
  await writeFile(join(folder, KEY), (await issueCertificate("other")).key);
  await serve.untilOutput(/key values mismatch.*the previous one stays in use/);
  expect(await shownName(url)).toBe("good");
  serve.process.kill("SIGTERM");
  expect(await serve.ended()).toBe(0);
});

test("refuses to start with an invalid certificate and names it", async () => {
  const folder = await temporaryFolder();
  await writePair(folder, { cert: "no certificate", key: "no key" });
  await expect(startDemo({ tls: filesIn(folder) })).rejects.toThrow(
    /The certificate `.*tls\.crt` cannot be used with the key `.*tls\.key`: .* Expected PEM files/,
  );
});
