import { randomUUID } from "node:crypto";
import type { Job } from "@document-export/types";
import { until } from "./until.ts";

/** The `prefer` header of a caller that wants to see the job's end. */
const WAIT_FOR_END = "wait=60";

/** A caller with a token. */
export interface Caller {
  readonly get: (path: string) => Promise<Response>;
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** Sends an export request in any form, without the parts that are undefined. */
  readonly upload: (
    parts: UploadParts,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /**
   * Exports a document. Returns the job once it has ended, however long a busy machine needs for it, if the headers ask
   * for `WAIT_FOR_END`, which is the default. With other headers, returns the job as the service first describes it.
   */
  readonly export: (
    file: string,
    options: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Job>;
}

/** Parts of an export request, as text. */
export interface UploadParts {
  readonly file?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly options?: string | undefined;
}

/** Returns a caller with a token that adds the given headers to each request. */
export function callerOf(
  url: string,
  token: string,
  others: Readonly<Record<string, string>> = {},
): Caller {
  const common = { ...others, authorization: `Bearer ${token}` };
  const upload = (
    { file, options }: UploadParts,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const body = new FormData();
    if (file !== undefined) body.append("file", new Blob([file], { type: "application/json" }));
    if (options !== undefined)
      body.append("options", new Blob([options], { type: "application/json" }));
    return fetch(`${url}/v2/export/hosted-docs`, {
      method: "POST",
      body,
      headers: { ...headers, ...common },
    });
  };
  return {
    get: (path) => fetch(url + path, { headers: common }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { ...headers, ...common, "content-type": "application/json" },
      }),
    upload,
    export: async (file, options, headers = { prefer: WAIT_FOR_END }) => {
      const parts = { file, options: JSON.stringify(options) };
      if (headers["prefer"] !== WAIT_FOR_END) return acceptedJob(await upload(parts, headers));
      // A repeated request with its key gets the same job again.
      const keyed = { "idempotency-key": randomUUID(), ...headers };
      let job: Job | undefined;
      await until(async () => {
        job = await acceptedJob(await upload(parts, keyed));
        return job.status === "done" || job.status === "failed";
      });
      if (!job) throw new Error("The wait ends with a job.");
      return job;
    },
  };
}

async function acceptedJob(response: Response): Promise<Job> {
  if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Job;
}
