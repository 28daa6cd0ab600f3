import { CPU_TIME, throughput, type Measure } from "../record-rows.ts";
import { listRequest, upload } from "./requests.ts";
import { sent, type Scenario } from "./scenario.ts";

/** A measurement over a range of sizes. */
export interface Curve {
  readonly title: string;
  /** Unit of the sizes. */
  readonly unit: string;
  readonly sizes: readonly number[];
  /** The scenario at a size. */
  readonly at: (size: number) => Scenario;
  /** The figure recorded at a size: a cost that grows with the size would hide all but the largest. */
  readonly measureAt: (size: number) => Measure;
}

const KB = 1000;
// A round sends about the same number of bytes at every size, so every size is measured for about as long.
const UPLOADED_BYTES = 40_000 * KB;

const uploadCurve: Curve = {
  title: "An upload, by its size",
  unit: "KB",
  sizes: [1, 10, 100, 500, 2_000, 10_000, 50_000],
  measureAt: (size) => throughput(size * KB),
  at: (size) => {
    const requests = Math.min(2_000, Math.max(4, Math.round(UPLOADED_BYTES / (size * KB))));
    return {
      title: `${size} KB`,
      connections: 4,
      warmUp: 3_000,
      warmUpWith: upload(20 * KB),
      requests,
      status: 202,
      candidates: sent(upload(size * KB), {
        "read and joined, unparsed": "upload/concat",
        "server stub, file released": "upload/stub-released",
        "server stub, file left": "upload/stub",
        "server stub, Fetch entry": "upload/stub-fetch",
        "Hono, parseBody": "upload/hono",
      }),
    };
  },
};

const rowsCurve: Curve = {
  title: "A list, by its records on a page",
  unit: "records",
  sizes: [1, 5, 20, 50, 100],
  measureAt: () => CPU_TIME,
  at: (size) => ({
    title: `${size} records`,
    connections: 32,
    warmUp: 10_000,
    requests: 4_000,
    status: 200,
    candidates: sent(
      listRequest,
      {
        "node:http, nothing checked": "rows/raw",
        "server stub, node entry mounted": "rows/stub",
        "server stub, Fetch entry": "rows/stub-fetch",
      },
      { BENCH_ROWS: String(size) },
    ),
  }),
};

const callersCurve: Curve = {
  title: "A list, by its callers at once",
  unit: "callers",
  sizes: [1, 4, 16, 64],
  measureAt: () => CPU_TIME,
  at: (size) => ({
    title: `${size} callers`,
    connections: size,
    warmUp: 10_000,
    requests: 4_000,
    status: 200,
    candidates: sent(listRequest, {
      "node:http, nothing checked": "list/raw",
      "server stub, node entry mounted": "list/stub-mounted",
      "server stub, Fetch entry": "list/stub-fetch",
    }),
  }),
};

/** Cost by size: of uploads, of pages, and of concurrent callers. */
export const curves: readonly Curve[] = [uploadCurve, rowsCurve, callersCurve];
