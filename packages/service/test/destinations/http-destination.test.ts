import { nginxPut } from "@document-export/local-servers/destinations";
import { expect, test } from "vitest";
import { httpKind } from "../../src/destinations/http-destination.js";
import { cutPromises, FULL, LAST_MOMENT } from "../support/destinations/cut-promises.js";
import { describeServer } from "../support/destinations/describe-server.js";
import { promises } from "../support/destinations/promises.js";
import { publication } from "../support/publication.js";
import { localOutbound, strictOutbound } from "../support/servers/local-outbound.js";
import { startResponder } from "../support/servers/responder.js";

const describeMore: Parameters<typeof describeServer>[1] = (addPlace) => {
  test("refuses to connect to networks that the operator has not allowed", async () => {
    const { settings, secrets } = await addPlace();
    const destination = httpKind.open(settings, secrets, strictOutbound);
    await expect(destination.publish(publication)).rejects.toThrow("public address");
  });
};

// nginx ignores `If-None-Match`, and leaves a partial file on a full disk: see docs/destination-servers.md.
const kept = [...promises, ...cutPromises].filter(
  ({ column }) => column !== LAST_MOMENT && column !== FULL,
);
describeServer(nginxPut, describeMore, kept);

test("sends the job's id as idempotency key, and returns the server's address", async () => {
  const responder = await startResponder(201, { location: "/posts/7" });
  const settings = { url: responder.url, method: "POST", headers: { "x-team": "docs" } };
  const destination = httpKind.open(settings, {}, localOutbound);
  const { links } = await destination.publish(publication);
  expect(responder.headers[0]).toMatchObject({
    "idempotency-key": publication.job,
    "if-none-match": "*",
    "content-type": "text/markdown; charset=utf-8",
    "x-team": "docs",
  });
  expect(links[0]?.url).toBe(new URL("/posts/7", responder.url).href);
});

test("links to the public address if the server names none", async () => {
  const responder = await startResponder(201);
  const settings = { url: responder.url, method: "POST", publicUrl: "https://docs.example.com" };
  const { links } = await httpKind.open(settings, {}, localOutbound).publish(publication);
  expect(links).toEqual([{ title: "Report", url: "https://docs.example.com/a/b.md" }]);
});

test.each([
  [503, "responded with 503"],
  [429, "responded with 429"],
])("allows another attempt after %i", async (status, message) => {
  const responder = await startResponder(status);
  const settings = { url: responder.url, method: "POST" };
  const destination = httpKind.open(settings, {}, localOutbound);
  await expect(destination.publish(publication)).rejects.toMatchObject({
    name: "Error",
    message: expect.stringContaining(message),
  });
});

test("names the target of a redirect and sends nothing there", async () => {
  const elsewhere = await startResponder(201);
  const responder = await startResponder(308, { location: `${elsewhere.url}/a/b.md` });
  const settings = { url: responder.url, method: "POST" };
  const destination = httpKind.open(settings, {}, localOutbound);
  const { origin } = new URL(elsewhere.url);
  await expect(destination.publish(publication)).rejects.toThrow(`It redirects to \`${origin}\``);
  expect(elsewhere.headers).toEqual([]);
});

test.each([302, 400, 413])("fails permanently after %i", async (status) => {
  const responder = await startResponder(status);
  const settings = { url: responder.url, method: "POST" };
  const destination = httpKind.open(settings, {}, localOutbound);
  await expect(destination.publish(publication)).rejects.toMatchObject({
    name: "DeliveryRefusedError",
  });
});
