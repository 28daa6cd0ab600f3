import { beforeAll, expect, test } from "vitest";
import { createEchoStub, type EchoStub } from "../support/echo-stub.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas = {
  User: {
    type: "object",
    additionalProperties: false,
    required: ["id", "name", "password"],
    properties: {
      id: { type: "integer", readOnly: true },
      name: text,
      password: { ...text, writeOnly: true },
    },
  },
  Stamp: { type: "string", readOnly: true },
  Team: {
    allOf: [
      {
        type: "object",
        properties: { id: ref("Stamp"), members: { type: "array", items: ref("User") } },
      },
    ],
    required: ["id", "members"],
  },
  Place: { type: "object", required: ["town"], properties: { town: text } },
  PlaceInput: {
    type: "object",
    required: ["town", "id"],
    properties: { town: text, id: { readOnly: true } },
  },
};

const uses = `
  export const sendUser = () => client.User({ body: { name: "a", password: "b" } });
  // @ts-expect-error the member is read-only
  export const sendId = () => client.User({ body: { id: 1, name: "a", password: "b" } });
  export const readId = async (): Promise<number> => (await sendUser()).id;
  // @ts-expect-error the member is write-only
  export const readPassword = async (): Promise<string> => (await sendUser()).password;
  export const handle: Handlers<unknown>["User"] = async ({ body }) =>
    ({ status: 200, body: { id: body.password.length, name: body.name } });
  export const sendTeam = () => client.Team({ body: { members: [{ name: "a", password: "b" }] } });
  export const readTeam = async (): Promise<string> => (await sendTeam()).id;
  export const place: sent.Place = { town: "a" };
  export const sendPlace = () => client.PlaceInput({ body: { town: "a" } });`;

let echoStub: EchoStub;
beforeAll(async () => {
  echoStub = await createEchoStub(schemas, uses);
});

test("request may omit readOnly members at any depth", async () => {
  const user = { name: "a", password: "b" };
  for (const [schema, value] of [
    ["Team", { members: [user] }],
    ["PlaceInput", { town: "a" }],
  ] as const) {
    expect(await echoStub.send(schema, value)).toEqual({ status: 200, json: value });
  }
  expect((await echoStub.send("User", { name: "a" })).status).toBe(400);
});

test("response may omit writeOnly members", async () => {
  const server = echoStub.pair.stub.createServer({
    handlers: Object.fromEntries(
      Object.keys(schemas).map((name) => [
        name,
        async () => ({ status: 200, body: { id: 1, name: "a" } }),
      ]),
    ),
    authenticate: async () => undefined,
  });
  const client = echoStub.pair.client.createClient({
    baseUrl: "http://a.test",
    fetch: server.fetch,
  });
  const sent = { name: "a", password: "b" };
  expect(await client.User?.({ body: sent })).toEqual({ id: 1, name: "a" });
});

test("accepts a response value as a request body", async () => {
  const user = { id: 1, name: "a", password: "b" };
  expect(await echoStub.send("User", user)).toEqual({ status: 200, json: user });
});
