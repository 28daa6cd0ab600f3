import ky from "ky";
import { ofetch } from "ofetch";
import wretch from "wretch";
import { createClient } from "../dist/index.js";
import { createRawClient } from "../dist/raw.js";

/** A way to call the interface. */
export interface Candidate {
  /** The module that a caller writes, measured as a bundle; undefined if it needs no library. */
  readonly module?: string;
  /** A caller's program with one call, to measure compilation. */
  readonly program?: string;
  /** The part of the work that it does for the caller. */
  readonly does: string;
  /** Reads a page of records. */
  readonly list: (baseUrl: string) => () => Promise<unknown>;
}

const path = "/v2/document-exports?pageNo=1&pageSize=10";
const headers = { authorization: "Bearer good", accept: "application/json" };

/** The baseline that all candidates are compared with. */
export const fetchAlone: Candidate["list"] = (baseUrl) => async () =>
  (await fetch(baseUrl + path, { headers })).json();

/** The candidates compared. */
export const candidates: Readonly<Record<string, Candidate>> = {
  "fetch alone": {
    does: "nothing",
    list: fetchAlone,
  },
  "fetch with a timeout": {
    does: "timeout",
    list: (baseUrl) => async () =>
      (await fetch(baseUrl + path, { headers, signal: AbortSignal.timeout(30_000) })).json(),
  },
  "@document-export/client": {
    module: 'export { createClient, isCallError } from "@document-export/client";',
    program: `
      import { createClient } from "@document-export/client";
      const client = createClient({ baseUrl: "https://export.example.net", token: "t" });
      export const page = await client.listDocumentExports({ pageNo: 1, pageSize: 10 });`,
    does: "timeout, deadline, retries, errors, pages, upload, types",
    list: (baseUrl) => {
      const client = createClient({ baseUrl, token: "good" });
      return () => client.listDocumentExports({ pageNo: 1, pageSize: 10 });
    },
  },
  "openapi-fetch 0.17": {
    module: 'import createFetch from "openapi-fetch"; export { createFetch };',
    program: `
      import { createRawClient } from "@document-export/client/raw";
      const client = createRawClient({ baseUrl: "https://export.example.net", token: "t" });
      const query = { pageNo: 1, pageSize: 10 };
      export const { data } = await client.GET("/v2/document-exports", { params: { query } });`,
    does: "types",
    list: (baseUrl) => {
      const client = createRawClient({ baseUrl, token: "good" });
      return () =>
        client.GET("/v2/document-exports", { params: { query: { pageNo: 1, pageSize: 10 } } });
    },
  },
  "wretch 3.0": {
    module: 'import wretch from "wretch"; export { wretch };',
    does: "errors",
    list: (baseUrl) => {
      const client = wretch(baseUrl).headers(headers);
      return () => client.get(path).json();
    },
  },
  "ofetch 1.5": {
    module: 'export { ofetch } from "ofetch";',
    does: "errors, retries",
    list: (baseUrl) => () => ofetch(path, { baseURL: baseUrl, headers }),
  },
  "ky 2.1": {
    module: 'import ky from "ky"; export { ky };',
    does: "timeout, deadline, retries, errors",
    list: (baseUrl) => {
      const client = ky.create({ headers });
      return () => client.get(baseUrl + path).json();
    },
  },
};
