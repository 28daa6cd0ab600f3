import { afterAll, beforeAll, expect, test } from "vitest";
import { AFTER_GENERATION, copyRepository, type Copy } from "../src/copy-repository.ts";
import { filesOfRecipe } from "../src/recipe-of.ts";

const FACT = `- id: delete-webhook
  clause: Endpoints 6
  operation: DELETE /v2/webhooks/{id}
  path:
    id: { type: integer, format: int32 }
`;

const CLAUSE = `- clause: Endpoints 6
  says: Deletes a webhook by its id. The response has no body.
`;

const RESPONSES: readonly (readonly [status: number, component: string])[] = [
  [400, "InvalidRequest"],
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [406, "NotAcceptable"],
  [408, "RequestTimeout"],
  [417, "ExpectationFailed"],
  [429, "RateLimited"],
  [431, "HeaderFieldsTooLarge"],
  [500, "InternalError"],
  [503, "Unavailable"],
];

const PATH = `delete:
  operationId: deleteWebhook
  summary: Delete a webhook
  description: Nothing is sent to it any more, and what was sent to it is forgotten.
  tags:
    - Webhooks
  security:
    - bearerToken:
        - webhooks:write
  x-decision:
    security/0/bearerToken: tokens
  parameters:
    - name: id
      in: path
      required: true
      description: Identifies the webhook.
      schema:
        type: integer
        format: int32
      example: 41
  responses:
    '204':
      description: Success
    '404':
      description: The workspace has no such webhook.
      content:
        application/problem+json:
          schema:
            $ref: ../components/schemas/Problem.yaml
          examples:
            noSuchWebhook:
              summary: No such webhook
              value:
                type: urn:problem-type:document-export:not-found
                title: Not found
                status: 404
                detail: The workspace has no webhook 41.
      x-decision:
        '*': problem-details
${RESPONSES.map(([status, name]) => `    '${status}':\n      $ref: ../components/responses/${name}.yaml\n`).join("")}`;

const STATEMENT = `/** Deletes a webhook and what was sent to it; false if the workspace has none of this id. */
export async function deleteWebhook(
  trx: Kysely<Database>,
  workspace: number,
  id: number,
): Promise<boolean> {
  const found = await trx
    .selectFrom("webhooks")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return false;
  const sent = trx.selectFrom("webhook_messages").select("id").where("webhook_id", "=", id);
  await deleteMessages(
    trx,
    (await sent.execute()).map((message) => message.id),
  );
  await trx.deleteFrom("webhook_events").where("webhook_id", "=", id).execute();
  await trx.deleteFrom("webhook_connections").where("webhook_id", "=", id).execute();
  await trx.deleteFrom("webhooks").where("id", "=", id).execute();
  return true;
}
`;

const HANDLER = `import { ProblemError, type Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import type { ExportContext } from "../../exports/export-context.js";
import { deleteWebhook as deleteRows } from "../../storage/statements/webhooks.js";

/** Deletes a webhook of the caller's workspace (Interface, Endpoints 6). */
export function deleteWebhook({
  db,
}: Pick<ExportContext, "db">): Handlers<Principal>["deleteWebhook"] {
  return async ({ path: { id }, principal }) => {
    const deleted = await db
      .transaction()
      .execute((trx) => deleteRows(trx, principal.workspace, id));
    if (deleted) return { status: 204 };
    throw new ProblemError({ type: "not-found", detail: \`The workspace has no webhook \${id}.\` });
  };
}
`;

const DOUBLE = `  deleteWebhook: ({ state }, { path }) => {
    const index = state.webhooks.findIndex(({ id }) => id === Number(path.id));
    if (index < 0) return problem(404);
    state.webhooks.splice(index, 1);
    return new Response(null, { status: 204 });
  },
`;

// Makes the same calls to the service and to the test double: a deleted webhook no longer exists, and cannot be deleted
// twice.
const PROGRAM = `import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createClient, isProblem } from "@document-export/client";
import type { Client } from "@document-export/client";
import { createTestDouble } from "@document-export/client/testing";
import { createDemoWorkspace, startService } from "./dist/index.js";

const data = await mkdtemp(tmpdir() + "/recipe-service-");
const service = await startService({ port: 0, data, logLevel: "silent" });
const { token, destination } = await createDemoWorkspace(service, data + "/out");
await deleteTwice("service", createClient({ baseUrl: service.url, token }));
const { fetch } = createTestDouble();
await deleteTwice("double", createClient({ baseUrl: "https://example.com", token, fetch }));
await service.stop();
await rm(data, { recursive: true });

async function deleteTwice(name: string, client: Client): Promise<void> {
  const webhook = { endpoint: "https://example.com/", events: ["job.done"], connections: [destination] };
  const { id } = await client.createWebhook({ webhook });
  const deleted: undefined = await client.deleteWebhook({ id });
  const { items } = await client.listWebhooks();
  const isListed = items.some((item) => item.id === id);
  const error: unknown = await client.deleteWebhook({ id }).catch((reason: unknown) => reason);
  if (!isProblem(error, "deleteWebhook")) throw error;
  const status: 400 | 401 | 403 | 404 | 406 | 408 | 417 | 429 | 431 | 500 | 503 = error.status;
  console.log(name, deleted, isListed, status);
}
`;

let copy: Copy;
beforeAll(async () => {
  copy = await copyRepository(...AFTER_GENERATION);
});
afterAll(() => copy?.remove());

test("recipe adds an operation to contract, service, client and double", async () => {
  await followRecipe();
  expect(copy.changed.length).toBeLessThanOrEqual(8);
  const names = { path: "v2_webhooks_{id}", operation: "delete-webhook", resources: "webhooks" };
  expect(copy.changed).toEqual(await filesOfRecipe("Add an operation", names));

  await copy.generate();
  await expect(await copy.describeGenerated()).toMatchFileSnapshot("generated-by-operation.txt");
  await copy.compile("types", "server-stub", "client", "service", "conformance", "cli");
  await copy.check("packages/service", PROGRAM);
  expect(await copy.program("packages/service", PROGRAM)).toBe(
    "service undefined false 404\ndouble undefined false 404\n",
  );
});

test("reference shows how to call the new operation", async () => {
  const contract = JSON.parse(await copy.read("spec/dist/openapi.json"));
  const samples: { source: string }[] = contract.paths["/v2/webhooks/{id}"].delete["x-codeSamples"];
  expect(samples.map(({ source }) => source)).toEqual([
    expect.stringContaining('curl -sS "$DOCEXPORT_BASE_URL/v2/webhooks/41"'),
    expect.stringContaining("client.deleteWebhook({ id: 41 })"),
    expect.stringContaining("requests.delete("),
    expect.stringContaining("/v2/webhooks/41"),
  ]);
});

async function followRecipe(): Promise<void> {
  await copy.edit(
    "spec/facts/operations.yaml",
    ["operations:\n", "operations:\n    - DELETE /v2/webhooks/{id}\n"],
    ["- id: list-webhooks\n", `${FACT}- id: list-webhooks\n`],
  );
  await copy.edit("spec/clauses.yaml", [
    "- clause: Authentication 1\n",
    `${CLAUSE}- clause: Authentication 1\n`,
  ]);
  await copy.write("spec/paths/v2_webhooks_{id}.yaml", PATH);
  await copy.edit("spec/openapi.yaml", [
    "\nwebhooks:\n",
    "\n  /v2/webhooks/{id}:\n    $ref: paths/v2_webhooks_{id}.yaml\nwebhooks:\n",
  ]);
  await copy.edit(
    "packages/service/src/storage/statements/webhooks.ts",
    [
      'import type { Page, PageRequest } from "../page.js";\n',
      'import type { Page, PageRequest } from "../page.js";\nimport { deleteMessages } from "./expired-rows.js";\n',
    ],
    ["/** Disables a webhook:", `${STATEMENT}\n/** Disables a webhook:`],
  );
  await copy.write("packages/service/src/http/handlers/delete-webhook.ts", HANDLER);
  await copy.edit(
    "packages/service/src/http/handlers/create-handlers.ts",
    [
      "import { exportHostedDocument }",
      'import { deleteWebhook } from "./delete-webhook.js";\nimport { exportHostedDocument }',
    ],
    [
      "    exportHostedDocument:",
      "    deleteWebhook: deleteWebhook(context),\n    exportHostedDocument:",
    ],
  );
  await copy.edit("packages/client/src/testing/handle-call.ts", [
    "  exportHostedDocument: async",
    `${DOUBLE}  exportHostedDocument: async`,
  ]);
}
