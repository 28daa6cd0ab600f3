import { expect, test } from "vitest";
import { createServer, stub, unimplemented, type Handlers } from "../../src/index.js";
import { as, problemOf, testOptions, type Caller } from "../harness.js";

const listCollections: Handlers<Caller>["listCollections"] = (request) =>
  stub().listCollections(request);
const send = (path: string) =>
  createServer(testOptions({ handlers: { ...unimplemented(), listCollections } })).fetch(
    new Request(`http://stub.test${path}`, as("good")),
  );

test("an operation with a handler is answered, the others answer 501 and are named", async () => {
  expect((await send("/v2/collections")).status).toBe(200);
  expect(await problemOf(await send("/v2/webhooks"))).toMatchObject({
    status: 501,
    contentType: "application/problem+json",
    detail: "The operation `listWebhooks` is not implemented yet.",
  });
});

test("an operation that is not implemented still refuses what breaks the contract", async () => {
  expect((await send("/v2/webhooks?pageNo=two")).status).toBe(400);
});
