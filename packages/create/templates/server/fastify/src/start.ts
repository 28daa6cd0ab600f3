import { createHttpServer } from "@document-export/server-stub/node";
import fastify from "fastify";
import { api } from "./api.ts";

const app = fastify({ serverFactory: (handler) => createHttpServer({ node: handler }) });
// Add your own routes here.
app.get("/health", async () => "ok");
app.register(async (scope) => {
  scope.removeAllContentTypeParsers(); // The interface reads bodies itself.
  scope.addContentTypeParser("*", (_request, _body, done) => done(null));
  scope.all("/*", (request, reply) => {
    reply.hijack();
    return api.node(request.raw, reply.raw);
  });
});
await app.ready();

/** Creates the server; call `listen` to start it. */
export function start() {
  return app.server;
}
