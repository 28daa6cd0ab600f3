import ky from "ky";
import { ofetch } from "ofetch";
import wretch from "wretch";
import { createClient } from "../dist/index.js";
import { createRawClient } from "../dist/raw.js";

/** A way to call the interface. */
export interface Candidate {
  /** The module that a caller writes for one list, measured as a bundle. */
  readonly module: string;
  /** What of the work it does by itself. */
  readonly does: string;
  /** Reads a page of records. */
  readonly list: (baseUrl: string) => () => Promise<unknown>;
}

const path = "/v2/document-exports?pageNo=1&pageSize=10";
const headers = { authorization: "Bearer good", accept: "application/json" };
const full = "errors, retries, deadline, pages, upload";

/** What is compared; the first is what all are measured against. */
export const candidates: Readonly<Record<string, Candidate>> = {
  "fetch, and nothing checked": {
    module: "export const list = (url) => fetch(url).then((answer) => answer.json());",
    does: "nothing",
    list: (baseUrl) => async () => (await fetch(baseUrl + path, { headers })).json(),
  },
  "@document-export/client": {
    module: 'export { createClient, isCallError } from "@document-export/client";',
    does: full,
    list: (baseUrl) => {
      const client = createClient({ baseUrl, token: "good" });
      return () => client.listDocumentExports({ pageNo: 1, pageSize: 10 });
    },
  },
  "openapi-fetch": {
    module: 'export { createRawClient } from "@document-export/client/raw";',
    does: "types, serialising",
    list: (baseUrl) => {
      const client = createRawClient({ baseUrl, token: "good" });
      return () =>
        client.GET("/v2/document-exports", { params: { query: { pageNo: 1, pageSize: 10 } } });
    },
  },
  wretch: {
    module: 'import wretch from "wretch"; export { wretch };',
    does: "errors",
    list: (baseUrl) => {
      const client = wretch(baseUrl).headers(headers);
      return () => client.get(path).json();
    },
  },
  ofetch: {
    module: 'export { ofetch } from "ofetch";',
    does: "errors, retries, timeout",
    list: (baseUrl) => () => ofetch(path, { baseURL: baseUrl, headers }),
  },
  ky: {
    module: 'import ky from "ky"; export { ky };',
    does: "errors, retries, deadline",
    list: (baseUrl) => {
      const client = ky.create({ headers });
      return () => client.get(baseUrl + path).json();
    },
  },
};
