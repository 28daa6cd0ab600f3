import type { Job } from "@document-export/types";

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
  /** Exports a document and returns the job in its state after the wait. */
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
    export: async (file, options, headers = { prefer: "wait=60" }) => {
      const response = await upload({ file, options: JSON.stringify(options) }, headers);
      if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`);
      return (await response.json()) as Job;
    },
  };
}
