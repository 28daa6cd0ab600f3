import { expect, test } from "vitest";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadStub, type LoadedStub } from "../support/load-stub.ts";
import { STUB_RUNTIME } from "../support/outside.ts";

const bearer = { type: "http", scheme: "Bearer" };
const basic = { type: "http", scheme: "basic" };
const apiKey = { type: "apiKey", in: "header", name: "X-Key" };

function stubOf(securitySchemes: object, security: object[]): Promise<LoadedStub> {
  const responses = { "204": { description: "Success" } };
  const model = buildModel({
    openapi: "3.1.1",
    info: { title: "Security", version: "1" },
    security,
    paths: { "/a": { get: { operationId: "getA", responses } } },
    components: { securitySchemes },
  });
  return loadStub(emitServerStub(model, STUB_RUNTIME));
}

const handlers = { getA: () => ({ status: 204 }) };

test("combines schemes or offers alternatives, and names each in the 401", async () => {
  const security = [{ bearer: ["read"] }, { basic: [], key: [] }];
  const { createServer } = await stubOf({ bearer, basic, key: apiKey }, security);
  const known: Record<string, string> = { bearer: "t", basic: "user:pass", key: "k" };
  const server = createServer({
    handlers,
    authenticate: async ({ scheme, token }) =>
      known[scheme] === token ? { principal: scheme, scopes: ["read"] } : undefined,
  });
  const send = async (headers: Record<string, string>) => {
    const response = await server.fetch(new Request("http://stub.test/a", { headers }));
    return [response.status, response.headers.get("www-authenticate")];
  };
  const challenges = [
    'Bearer realm="api"',
    'Basic realm="api", charset="UTF-8"',
    'ApiKey realm="api", in="header"',
  ].join(", ");
  expect(await send({ authorization: "Bearer t" })).toEqual([204, null]);
  expect(await send({ authorization: "Basic dXNlcjpwYXNz", "x-key": "k" })).toEqual([204, null]);
  expect(await send({ authorization: "Basic dXNlcjpwYXNz" })).toEqual([401, challenges]);
  expect(await send({ "x-key": "k" })).toEqual([401, challenges]);
});

test("createServer refuses a scheme that no hook checks", async () => {
  const { createServer } = await stubOf({ tls: { type: "mutualTLS" } }, [{ tls: [] }]);
  expect(() => createServer({ handlers, authenticate: async () => undefined })).toThrow(
    "the security scheme `tls` (mutualTLS) needs a hook `schemes.tls`",
  );
});
