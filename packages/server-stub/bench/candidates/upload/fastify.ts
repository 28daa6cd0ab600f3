import multipart from "@fastify/multipart";
import fastify from "fastify";
import { job } from "../../accept.ts";

const app = fastify();
await app.register(multipart, { limits: { fileSize: 64 * 1024 * 1024 } });
app.post("/v2/export/hosted-docs", async (request, reply) => {
  const parts = new Map<string, unknown>();
  for await (const part of request.parts())
    parts.set(
      part.fieldname,
      part.type === "file" ? await part.toBuffer() : JSON.parse(String(part.value)),
    );
  if (parts.size !== 2) throw new Error(`Expected two parts, got ${parts.size}.`);
  return reply.code(202).type("application/json").send(job);
});
await app.ready();
export default app.routing;
