import { quantile } from "@document-export/bench/processes";
import { load } from "./load.ts";
import { upload } from "./scenarios/requests.ts";
import { startCandidate } from "./start-candidate.ts";

const MiB = 1024 * 1024;
const UPLOADS = 20;
const UPLOAD_BYTES = 30 * MiB;

/** Memory use of one candidate while uploads run. */
export interface MemoryRow {
  readonly name: string;
  /** Peak memory above the starting value, in MiB. */
  readonly grown: number;
  /** `grown` divided by the bytes of all uploads. */
  readonly ratio: number;
}

const CANDIDATES = {
  "read and joined, unparsed": "upload/concat",
  "server stub": "upload/stub",
  "server stub, file refused": "upload/stub-small",
  "@fastify/multipart": "upload/fastify",
  "Express 5, multer": "upload/multer",
  "Hono, parseBody": "upload/hono",
};

/** Starts of each candidate: one that happens to collect garbage later takes three times as much memory. */
const STARTS = 7;

/**
 * Measures each candidate's memory for 20 concurrent uploads of 30 MiB, each file buffered whole by its handler: the
 * median of several starts, in turns.
 */
export async function measureMemory(): Promise<MemoryRow[]> {
  const request = upload(UPLOAD_BYTES);
  const candidates = Object.entries(CANDIDATES);
  const grown = new Map(candidates.map(([name]) => [name, [] as number[]]));
  for (let start = 0; start < STARTS; start += 1)
    for (const [name, file] of candidates) grown.get(name)?.push(await growthOf(file, request));
  return [...grown].map(([name, starts]) => {
    const bytes = quantile(starts, 0.5);
    return { name, grown: bytes / MiB, ratio: bytes / (UPLOADS * UPLOAD_BYTES) };
  });
}

/** Returns by how many bytes the peak memory of a new process grows. */
async function growthOf(file: string, request: Uint8Array): Promise<number> {
  const candidate = await startCandidate(file);
  try {
    const before = await candidate.usage();
    const status = file.endsWith("small") ? 413 : 202;
    const target = { port: candidate.port, connections: UPLOADS, request, status };
    await load(target, () => true);
    return (await candidate.usage()).peak - before.peak;
  } finally {
    await candidate.stop();
  }
}
