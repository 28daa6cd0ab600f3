import { beforeAll, expect, test } from "vitest";
import { emitServerStub } from "../../src/emit/server-stub/emit-server-stub.ts";
import { modelOf } from "../support/fragment.ts";
import { loadStub, type LoadedStub } from "../support/load-stub.ts";
import { STUB_RUNTIME } from "../support/outside.ts";

const tree = { type: "array", items: { $ref: "#/components/schemas/Tree" }, uniqueItems: true };
const content = { "application/json": { schema: { $ref: "#/components/schemas/Tree" } } };
const parameters = [{ name: "tree", in: "query", content }];
const responses = { "200": { description: "Success", content } };
const paths = {
  "/trees": {
    get: { operationId: "getTree", parameters, responses },
    post: { operationId: "createTree", requestBody: { required: true, content }, responses },
  },
};

let server: ReturnType<LoadedStub["createServer"]>;
const faults: unknown[] = [];
beforeAll(async () => {
  const { createServer } = await loadStub(
    emitServerStub(modelOf({ paths, schemas: { Tree: tree } }), STUB_RUNTIME),
  );
  const echo = ({ body, query }: Record<string, unknown>) => ({
    status: 200,
    body: body ?? (query as { tree: unknown }).tree,
  });
  server = createServer({
    handlers: { getTree: echo, createTree: echo },
    authenticate: async () => undefined,
    onError: (error) => faults.push(error),
  });
});

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const post = (body: string) =>
  server.fetch(
    new Request("http://stub.test/trees", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }),
  );

test("accepts JSON of 500 levels for a schema that contains itself", async () => {
  expect(await (await post(nested(500))).text()).toBe(nested(500));
  expect((await post(nested(499).replace("[]", "[1]"))).status).toBe(400);
});

test.each([501, 10_000, 100_000, 500_000])(
  "refuses JSON of %i levels with a problem",
  async (levels) => {
    const response = await post(nested(levels));
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const { status, errors } = (await response.json()) as Record<string, unknown>;
    expect([status, errors]).toEqual([
      400,
      [
        {
          in: "body",
          pointer: "",
          keyword: "json",
          detail: expect.stringMatching(/^Expected JSON of at most 500 levels, got `\[{60}…`\.$/),
        },
      ],
    ]);
  },
);

test("refuses a parameter with too many levels with a problem", async () => {
  const { status } = await server.fetch(
    new Request(`http://stub.test/trees?tree=${nested(10_000)}`),
  );
  expect(status).toBe(400);
  expect(faults).toEqual([]);
});
