// Habits of frameworks: what their descriptions say, and how they read bodies. None may become several findings, or a
// false one.
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { checkImplementation } from "../../src/engine/check-implementation.js";
import type { Json, JsonObject } from "../../src/load/json.js";
import type { Finding } from "../../src/findings/finding.js";

const COAT = { type: "string", enum: ["black", "white"] };
const PET = {
  type: "object",
  required: ["name", "coat"],
  properties: {
    name: { type: "string", minLength: 1 },
    age: { type: "integer" },
    coat: { ...COAT, default: "black" },
  },
};
const content = (schema: JsonObject) => ({ "application/json": { schema } });
const respondsWith = (status: number, schema: JsonObject) => ({
  [status]: { description: "Done.", content: content(schema) },
  "4XX": { description: "Refused." },
});
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const limit = {
  name: "limit",
  in: "query",
  required: true,
  schema: { type: "integer", default: 10 },
};
const requestBody = { required: true, content: content(PET) };

const DESCRIPTION: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "list",
        parameters: [limit],
        responses: respondsWith(200, { type: "array", items: { properties: { coat: COAT } } }),
      },
      post: {
        operationId: "create",
        requestBody,
        responses: respondsWith(201, { type: "object" }),
      },
    },
    "/pets/{id}": {
      parameters: [id],
      put: { operationId: "change", requestBody, responses: respondsWith(200, { type: "object" }) },
      // Swagger 2.0 and some generators describe the content of a response that has none.
      delete: { operationId: "remove", responses: respondsWith(204, { type: "string" }) },
    },
  },
};

/** Starts a server that converts numbers in quotes and fills in defaults; returns the findings of a strict run. */
async function findingsAbout(listed: Json): Promise<readonly Finding[]> {
  const server = createServer(async (request, response) => {
    const say = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const { method = "", url = "" } = request;
    if (!/^\/pets(?:\/\d+)?(?:\?|$)/.test(url)) return say(404, {});
    if (method === "DELETE") return void response.writeHead(204).end();
    if (method === "GET") return say(/limit=(?!\d+$)/.test(url) ? 400 : 200, [{ coat: listed }]);
    const pet = await json(request).catch(() => undefined);
    return isPet(pet) ? say(method === "POST" ? 201 : 200, { id: 1 }) : say(400, {});
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const body = { name: "Tom", age: 3 };
  const requests = {
    create: { body },
    change: { parameters: { id: 1 }, body },
    remove: { parameters: { id: 1 } },
  };
  const rules = [
    "requests-accepted",
    "invalid-parameters-refused",
    "invalid-bodies-refused",
    "responses-described",
  ];
  const report = await checkImplementation(
    { baseUrl, token: "", requests },
    { description: DESCRIPTION, rules },
  );
  return report.rules.flatMap(({ findings }) => findings).filter(({ level }) => level !== "strict");
}

function isPet(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("name" in value)) return false;
  const { name, age = 0, coat = "black" } = value as Record<string, unknown>;
  const isName = typeof name === "string" && name !== "";
  const isAge = Number.isInteger(age) || (typeof age === "string" && /^\d+$/.test(age));
  return isName && isAge && COAT.enum.includes(String(coat));
}

test("reports a server that converts once, and no default or empty 204", async () => {
  const findings = await findingsAbout("black");
  expect(findings.map(({ message, count }) => [message, count])).toEqual([
    [
      expect.stringMatching(
        /^A number in quotes is converted: expected a 4xx status, got 20[01] .* from \w+ at `\/age`\.$/,
      ),
      2,
    ],
  ]);
});

test("reports a null where an enumeration of texts is described once", async () => {
  const messages = (await findingsAbout(null)).map(({ message }) => message);
  expect(messages.filter((message) => message.includes("null"))).toHaveLength(1);
});
