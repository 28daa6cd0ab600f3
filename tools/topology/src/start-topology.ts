import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Certificate,
  createDatabase,
  findProgram,
  isS3Missing,
  issueCertificate,
  postgresMissing,
  s3Keys,
  s3Title,
  startPostgres,
  startS3,
  type S3Server,
} from "@document-export/local-servers";
import { type JobReader, openJobs } from "./open-jobs.ts";
import { prepareService, type Service, type ServiceProcess } from "./service-processes.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";
import { print } from "./transcript.ts";

/** All running parts. */
export interface Topology {
  readonly service: Service;
  readonly apis: readonly [ServiceProcess, ServiceProcess];
  readonly workers: readonly [ServiceProcess, ServiceProcess];
  readonly proxy: Proxy;
  readonly certificate: Certificate;
  readonly s3: S3Server;
  /** Bucket of the results, and the folder with its objects as files. */
  readonly results: { readonly bucket: string; readonly folder: string };
  readonly jobs: JobReader;
}

/** Seconds after which jobs of a dead worker are claimed again: the shortest possible setting. */
const LEASE_SECONDS = 10;
/** Number of exports that one worker runs at a time: each of two workers gets half of eight exports. */
export const EXPORTS_PER_WORKER = 4;
export const MAX_FAILED_TOKENS = 2;

/** Returns why the topology cannot run on this machine; undefined if it can. */
export function topologyMissing(): string | undefined {
  const postgres = postgresMissing();
  if (postgres !== undefined) return postgres;
  if (isS3Missing) return s3Title;
  return findProgram("nginx") ? undefined : "no nginx on this machine (apt: nginx-light)";
}

/** Starts everything in the order of an installation; the functions in `closers` stop it. */
export async function startTopology(closers: (() => Promise<unknown>)[]): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-topology-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await startDatabase(closers);
  const s3 = await startS3();
  closers.push(s3.stop);
  const results = await s3.addBucket();
  const uploads = await s3.addBucket();
  print(`S3 gateway at ${s3.endpoint}, with a bucket for results and one for uploads`);
  const service = await prepareService(folder, {
    databaseUrl,
    secretKey: randomBytes(32).toString("base64"),
    destinations: { allowLoopback: true },
    uploads: { ...s3Keys, endpoint: s3.endpoint, bucket: uploads.bucket, minBytes: 8192 },
    workers: { lease: LEASE_SECONDS, exports: EXPORTS_PER_WORKER },
    limits: { failedTokensPerMinute: MAX_FAILED_TOKENS },
    trustProxy: 1,
    logs: { addresses: "full" },
    metrics: true,
  });
  closers.push(service.endAll);
  await service.run(["migrate"]);
  const serve = (name: string, role: "api" | "worker") => service.serve(name, role);
  const [api1, api2, worker1, worker2] = await Promise.all([
    serve("api-1", "api"),
    serve("api-2", "api"),
    serve("worker-1", "worker"),
    serve("worker-2", "worker"),
  ]);
  const certificate = await issueCertificate();
  const proxy = await startProxy(folder, [api1.url, api2.url], certificate);
  closers.push(proxy.stop);
  print(`nginx at ${proxy.url}, with deploy/proxies/nginx.conf.template`);
  const jobs = await openJobs(databaseUrl);
  closers.push(jobs.close);
  const processes = { apis: [api1, api2], workers: [worker1, worker2] } as const;
  return { service, ...processes, proxy, certificate, s3, results, jobs };
}

async function startDatabase(closers: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await startPostgres();
  if ("missing" in postgres) throw new Error(postgres.missing);
  closers.push(postgres.stop);
  const name = `topology_${randomBytes(4).toString("hex")}`;
  const url = await createDatabase(postgres.url, name);
  print(`PostgreSQL at ${new URL(url).host}, database ${name}`);
  return url;
}
