import fastify from "fastify";
import { server } from "./server.ts";

export const app = fastify();
app.register(async (scope) => {
  scope.removeAllContentTypeParsers(); // The stub itself reads the body.
  scope.addContentTypeParser("*", (_request, _body, done) => done(null));
  scope.all("/v2/*", (request, reply) => {
    reply.hijack();
    return server.node(request.raw, reply.raw);
  });
});
