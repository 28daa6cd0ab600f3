import { expect, test } from "vitest";
import { createServer, stub, unimplemented, type Handlers } from "../../src/index.js";
import { as, problemOf, testOptions, type Caller } from "../harness.js";

const listCollections: Handlers<Caller>["listCollections"] = (request) =>
  stub().listCollections(request);
const send = (path: string) =>
  createServer(testOptions({ handlers: { ...unimplemented(), listCollections } })).fetch(
    new Request(`http://stub.test${path}`, as("good")),
  );

test("serves an operation with a handler and responds with 501 otherwise", async () => {
  expect((await send("/v2/collections")).status).toBe(200);
  expect(await problemOf(await send("/v2/webhooks"))).toMatchObject({
    status: 501,
    contentType: "application/problem+json",
    detail: "The operation `listWebhooks` is not implemented yet.",
  });
});

test("an operation without a handler still refuses requests that violate the contract", async () => {
  expect((await send("/v2/webhooks?pageNo=two")).status).toBe(400);
});
