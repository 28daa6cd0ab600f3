import fastify from "fastify";
import { server, token } from "./stub.js";

const app = fastify();
app.register(async (scope) => {
  scope.removeAllContentTypeParsers(); // The stub itself reads the body.
  scope.addContentTypeParser("*", (_request, _body, done) => done(null));
  scope.all("/v2/*", (request, reply) => {
    reply.hijack();
    return server.node(request.raw, reply.raw);
  });
});
await app.listen({ port: 0, host: "127.0.0.1" });

export { token };
export const http = app.server;
