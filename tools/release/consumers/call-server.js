// Calls the server of a project as a client would: a list, an upload, and a call without a token.
import { http, token } from "./server.js";

if (!http.listening) await new Promise((resolve) => http.once("listening", resolve));
const base = `http://127.0.0.1:${http.address().port}/v2`;
const headers = { authorization: `Bearer ${token}` };

async function expectStatus(status, path, init) {
  const response = await fetch(`${base}/${path}`, init);
  const body = await response.text();
  if (response.status !== status)
    throw new Error(`Expected ${status} of ${path}, got ${response.status}: ${body}`);
  return JSON.parse(body);
}

const { items } = await expectStatus(200, "collections", { headers });
const form = new FormData();
form.set("file", new Blob(['{"title":"Report"}'], { type: "application/json" }), "report.json");
form.set("options", new Blob(['{"destination":12}'], { type: "application/json" }));
const job = await expectStatus(202, "export/hosted-docs", { method: "POST", headers, body: form });
const { type } = await expectStatus(401, "collections", {});
console.log(`${items.length} collections, a job ${job.status}, ${type}`);
process.exit();
