import { expect, test } from "vitest";
import { buildModel } from "../../src/model/build/build-model.ts";
import { loadPairs } from "../support/load-pairs.ts";

const schema = { type: "object", properties: { id: { type: "integer" } } };
const operation = (operationId: string, ...mediaTypes: string[]) => ({
  post: {
    operationId,
    requestBody: {
      required: true,
      content: Object.fromEntries(mediaTypes.map((one) => [one, { schema }])),
    },
    responses: { "200": { description: "Fine", content: { "application/json": { schema } } } },
  },
});

test("treats a range of JSON types as JSON, whichever type is sent", async () => {
  const model = buildModel({
    openapi: "3.1.1",
    info: { title: "Ranges", version: "1" },
    paths: {
      "/several": operation("several", "application/json", "application/*+json"),
      "/only": operation("only", "application/*+json"),
    },
  });
  const { made } = await loadPairs({ made: { model } });
  const types: unknown[] = [];
  const echo = async ({ body, contentType }: Record<string, unknown>) => {
    types.push(contentType);
    return { status: 200, body };
  };
  const server = made.stub.createServer({
    handlers: { several: echo, only: echo },
    authenticate: async () => undefined,
  });
  const { fetch } = server;
  const client = made.client.createClient({ baseUrl: "http://ranges.test", retries: 0, fetch });
  const body = { id: 1 };
  const contentType = "application/merge-patch+json";
  expect(await client.several?.({ body, contentType })).toEqual(body);
  expect(await client.several?.({ body })).toEqual(body);
  expect(await client.only?.({ body })).toEqual(body);
  expect(types.slice(0, 2)).toEqual([contentType, "application/json"]);
  const wrong = server.fetch(
    new Request("http://ranges.test/several", {
      method: "POST",
      headers: { "content-type": contentType },
      body: '{"id":"1"}',
    }),
  );
  expect((await wrong).status).toBe(400);
});
