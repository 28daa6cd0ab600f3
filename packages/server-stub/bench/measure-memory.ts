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

/** Measures each candidate's memory for 20 concurrent uploads of 30 MiB, each file buffered whole by its handler. */
export async function measureMemory(): Promise<MemoryRow[]> {
  const request = upload(UPLOAD_BYTES);
  const rows: MemoryRow[] = [];
  for (const [name, file] of Object.entries(CANDIDATES)) {
    const candidate = await startCandidate(file);
    try {
      const before = await candidate.usage();
      const status = file.endsWith("small") ? 413 : 202;
      const target = { port: candidate.port, connections: UPLOADS, request, status };
      await load(target, () => true);
      const grown = ((await candidate.usage()).peak - before.peak) / MiB;
      rows.push({ name, grown, ratio: (grown * MiB) / (UPLOADS * UPLOAD_BYTES) });
    } finally {
      await candidate.stop();
    }
  }
  return rows;
}
