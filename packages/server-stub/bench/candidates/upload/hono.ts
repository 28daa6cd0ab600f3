import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { job } from "../../accept.ts";

const app = new Hono();
app.post("/v2/export/hosted-docs", async (context) => {
  const { file, options } = await context.req.parseBody();
  if (!(file instanceof File) || typeof options !== "string") return context.body(null, 400);
  await file.arrayBuffer();
  JSON.parse(options);
  return context.body(job, 202, { "content-type": "application/json" });
});
export default getRequestListener(app.fetch);
