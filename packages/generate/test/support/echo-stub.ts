import { modelOf } from "./fragment.ts";
import { loadPairs, type LoadedClient, type Pair } from "./load-pairs.ts";

type Client = ReturnType<LoadedClient["createClient"]>;

/** Sends a value as JSON directly to the stub's operation for a schema, without a client. */
type Send = (schema: string, value: unknown) => Promise<{ status: number; json: unknown }>;

/** A stub and a client with one operation for each named schema, which accepts a value and returns it. */
export interface EchoStub {
  readonly pair: Pair;
  readonly client: Client;
  readonly send: Send;
}

/**
 * Generates, compiles and serves an echo stub for some schemas. The code in `uses`, which uses their types, is compiled
 * with them under the strictest settings; throws any compiler errors.
 */
export async function createEchoStub(schemas: object, uses: string): Promise<EchoStub> {
  const paths = Object.fromEntries(
    Object.keys(schemas).map((name) => [`/${name}`, echoOperation(name)]),
  );
  const model = modelOf({ schemas, paths });
  const more = `
    import type { Client } from "./client/client.js";
    import type * as sent from "./client/schemas.js";
    import type { Handlers } from "./stub/handlers.js";
    declare const client: Client;
    declare const handlers: Handlers<unknown>;
    export const uses = (): unknown => [client, handlers, {} as sent.${typeOfFirst(schemas)}];
    ${uses}`;
  const { made: pair } = await loadPairs({ made: { model, more } });
  const echo = async ({ body }: Record<string, unknown>) => ({ status: 200, body });
  const server = pair.stub.createServer({
    handlers: Object.fromEntries(Object.keys(schemas).map((name) => [name, echo])),
    authenticate: async () => undefined,
    // The stub also returns values that are allowed only in requests.
    checkResponses: false,
  });
  const baseUrl = "http://echo.test";
  const client = pair.client.createClient({ baseUrl, retries: 0, fetch: server.fetch });
  const send: Send = async (name, value) => {
    const response = await server.fetch(
      new Request(`${baseUrl}/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: typeof value === "string" ? value : JSON.stringify(value),
      }),
    );
    return { status: response.status, json: await response.json() };
  };
  return { pair, client, send };
}

function echoOperation(name: string): object {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
  return {
    post: {
      operationId: name,
      requestBody: { required: true, content },
      responses: { "200": { description: "The same", content } },
    },
  };
}

function typeOfFirst(schemas: object): string {
  return Object.keys(schemas)[0] ?? "";
}
