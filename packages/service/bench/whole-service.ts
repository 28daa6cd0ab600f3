import { Pool } from "undici";
import { callMany } from "./call.ts";
import { startChild } from "./child.ts";

const FILE = JSON.stringify({
  title: "Report",
  documentId: "doc-1",
  revisionId: "rev-1",
  body: { content: [{ paragraph: { elements: [{ textRun: { content: "Hello.\n" } }] } }] },
});
/** Polling interval in milliseconds. */
const LOOK = 20;

/**
 * Opens the service in its own process, so that its callers do not count towards its cost. They reuse connections and a
 * prepared body: the cost of calling is not measured, but still uses some of the machine.
 */
export async function openService(input: object, file: string = FILE) {
  const child = await startChild("./serve-service.ts", { ...input, records: 0 });
  const pool = new Pool(child.url);
  const authorization = `Bearer ${child.token}`;
  const { type, body } = await exportRequest(child.destination, file);
  const ask = async () => {
    const headers = { authorization, "content-type": type };
    const path = "/v2/export/hosted-docs";
    const response = await pool.request({ path, method: "POST", headers, body });
    if (response.statusCode !== 202) throw new Error(await response.body.text());
    await response.body.dump();
  };
  const countFinished = async () => {
    const path = "/v2/document-exports?pageSize=1";
    const response = await pool.request({ path, method: "GET", headers: { authorization } });
    const { pagination } = (await response.body.json()) as {
      pagination: { totalRecordCount: number };
    };
    return pagination.totalRecordCount;
  };
  let total = 0;
  return {
    child,
    run: async (count: number, callers: number) => {
      total += count;
      const before = child.cpu();
      const started = performance.now();
      const { rate: accepted, p50, p99, max } = await callMany(count, callers, ask);
      while ((await countFinished()) < total)
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      const seconds = (performance.now() - started) / 1000;
      const cpu = (child.cpu() - before) / count;
      return { accepted, finished: count / seconds, p50, p99, max, cpu };
    },
    close: async () => {
      await pool.close();
      await child.stop();
    },
  };
}

async function exportRequest(destination: number, file: string) {
  const form = new FormData();
  form.append("file", new Blob([file], { type: "application/json" }));
  form.append("options", JSON.stringify({ destination }));
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await request.arrayBuffer()) };
}
