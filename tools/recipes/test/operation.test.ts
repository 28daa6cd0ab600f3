import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const RESPONSES: readonly (readonly [status: number, component: string])[] = [
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [406, "NotAcceptable"],
  [429, "RateLimited"],
  [500, "InternalError"],
  [503, "Unavailable"],
];

const PATH = `get:
  operationId: getWorkspace
  summary: Get the workspace of the token
  description: Everything that a token sees belongs to one workspace, and to no other.
  tags:
    - Collections
  security:
    - bearerToken:
        - collections:read
  x-decision:
    security/0/bearerToken: tokens
  responses:
    '200':
      description: Success
      content:
        application/json:
          schema:
            $ref: ../components/schemas/Workspace.yaml
          examples:
            newsroom:
              summary: The workspace of a newsroom
              value:
                id: 3
                name: Newsroom
${RESPONSES.map(([status, name]) => `    '${status}':\n      $ref: ../components/responses/${name}.yaml\n`).join("")}`;

const SCHEMA = `type: object
description: What belongs together and is kept apart from the rest.
required:
  - id
  - name
properties:
  id:
    type: integer
    description: Identifies the workspace.
    examples:
      - 3
  name:
    type: string
    description: What the operator calls the workspace.
    examples:
      - Newsroom
x-decision:
  required: response-members
`;

const FACT = `- id: get-workspace
  clause: Endpoints 6
  operation: GET /v2/workspace
  response: Workspace
`;

const RESOURCE = `- id: workspace
  clause: Endpoints 6
  schema: Workspace
  properties:
    id: { type: integer }
    name: { type: string }
`;

const HANDLER = `import type { Handlers } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import type { Principal } from "../../auth/principal.js";
import type { Database } from "../../storage/database.js";

interface Context {
  readonly db: Kysely<Database>;
}

/** Gets the workspace of the caller (Interface, Endpoints 6). */
export function getWorkspace({ db }: Context): Handlers<Principal>["getWorkspace"] {
  return async ({ principal }) => {
    const workspaces = db.selectFrom("workspaces").select(["id", "name"]);
    const body = await workspaces.where("id", "=", principal.workspace).executeTakeFirstOrThrow();
    return { status: 200, body };
  };
}
`;

const PROGRAM = `import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createRawClient } from "@document-export/client/raw";
import { createDemoWorkspace, startService } from "./dist/index.js";

const data = await mkdtemp(tmpdir() + "/recipe-service-");
const service = await startService({ port: 0, data, logLevel: "silent" });
const { token } = await createDemoWorkspace(service.storage.db, data + "/out");
const { data: workspace } = await createRawClient({ baseUrl: service.url, token }).GET("/v2/workspace");
console.log(workspace?.name);
await service.stop();
await rm(data, { recursive: true });
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => copy?.remove());

test("the recipe adds an operation that the service serves and the raw client calls", async () => {
  await copy.edit(
    "spec/facts/operations.yaml",
    ["    - GET /v2/webhooks\n", "    - GET /v2/webhooks\n    - GET /v2/workspace\n"],
    ["- id: create-webhook\n", `${FACT}- id: create-webhook\n`],
  );
  await copy.edit("spec/facts/resources.yaml", ["- id: webhook\n", `${RESOURCE}- id: webhook\n`]);
  await copy.edit("spec/clauses.yaml", [
    "- clause: Authentication 1\n",
    "- clause: Endpoints 6\n  says: Gets the workspace of the token.\n- clause: Authentication 1\n",
  ]);
  await copy.write("spec/components/schemas/Workspace.yaml", SCHEMA);
  await copy.write("spec/paths/v2_workspace.yaml", PATH);
  await copy.edit("spec/openapi.yaml", [
    "\nwebhooks:\n",
    "\n  /v2/workspace:\n    $ref: paths/v2_workspace.yaml\nwebhooks:\n",
  ]);
  await copy.write("packages/service/src/http/handlers/get-workspace.ts", HANDLER);
  await copy.edit(
    "packages/service/src/http/handlers/create-handlers.ts",
    [
      "import { listCollections }",
      'import { getWorkspace } from "./get-workspace.js";\nimport { listCollections }',
    ],
    ["    listCollections:", "    getWorkspace: getWorkspace(context),\n    listCollections:"],
  );
  await copy.edit("packages/client/src/testing/handle-call.ts", [
    "  listCollections: (",
    '  getWorkspace: () => Response.json({ id: 3, name: "Newsroom" }),\n  listCollections: (',
  ]);
  const names = { path: "v2_workspace", Resource: "Workspace", operation: "get-workspace" };
  expect(copy.changed).toEqual(await filesOfRecipe("Add an operation", names));

  await copy.generate();
  await copy.compile("types", "server-stub", "client", "service");
  expect(await copy.program("packages/service", PROGRAM)).toBe("Demo\n");
});
