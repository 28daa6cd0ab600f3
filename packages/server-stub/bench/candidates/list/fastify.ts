import fastify from "fastify";
import { page } from "../../page.ts";

const string = { type: "string" } as const;
const integer = { type: "integer" } as const;
const connection = { type: "object", properties: { id: integer, name: string } } as const;
const item = {
  type: "object",
  properties: {
    sourceConnection: connection,
    sourceDocumentTitle: string,
    sourceDocumentReference: string,
    sourceDocumentVersion: string,
    sourceDocumentKind: string,
    destinationConnection: connection,
    destinationReference: string,
    exportedAt: string,
  },
} as const;
const pagination = {
  type: "object",
  properties: {
    pageCount: integer,
    pageNo: integer,
    pageSize: integer,
    totalRecordCount: integer,
  },
} as const;

/** Requests validated and responses serialized by schema, which is all the checking that Fastify does. */
const app = fastify();
app.addHook("onRequest", async (request, reply) => {
  if (request.headers.authorization !== "Bearer good") return reply.code(401).send();
  return undefined;
});
app.get(
  "/v2/document-exports",
  {
    schema: {
      querystring: { type: "object", properties: { pageNo: integer, pageSize: integer } },
      response: {
        200: { type: "object", properties: { items: { type: "array", items: item }, pagination } },
      },
    },
  },
  async () => page,
);
await app.ready();
export default app.routing;
