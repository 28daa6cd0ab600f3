// The one handler file that every mount serves.
import { createServer, stub } from "../../../dist/index.js";

const scopes = ["exports:read", "exports:write", "collections:read", "webhooks:write"];
const examples = stub();
let waiting = 0;
let abandoned = 0;

/** The timer stops workerd from treating a call with nothing else pending as hung. */
function abortedOrLate(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Nobody went away.")), 120_000);
    signal.addEventListener("abort", () => resolve(clearTimeout(timer)));
  });
}

export const server = createServer({
  handlers: {
    ...examples,
    /** Page 7 waits until its caller disconnects; every other page reports how many such calls started and ended. */
    listCollections: async (request) => {
      const response = await examples.listCollections(request);
      if (response.status !== 200) return response;
      if (request.query.pageNo === 7) {
        waiting += 1;
        await abortedOrLate(request.signal);
        abandoned += 1;
      }
      const counts = { pageCount: waiting, totalRecordCount: abandoned };
      const pagination = { ...response.body.pagination, ...counts };
      return { ...response, body: { ...response.body, pagination } };
    },
    exportHostedDocument: async (request) => {
      const response = await examples.exportHostedDocument(request);
      if (response.status !== 202) return response;
      const { file, options } = request.body;
      const summary = `${file.size} bytes to ${options.destination}`;
      return { ...response, body: { ...response.body, summary } };
    },
  },
  authenticate: async ({ token }) =>
    token === "good" ? { principal: { name: "good" }, scopes } : undefined,
  limits: { file: 1024 * 1024, body: 64 * 1024 },
});
