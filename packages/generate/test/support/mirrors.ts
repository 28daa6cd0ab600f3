import { modelOf } from "./fragment.ts";
import { loadPairs, type LoadedClient, type Pair } from "./load-pairs.ts";

type Client = ReturnType<LoadedClient["createClient"]>;

/** Sends a value as JSON directly to the stub's operation for a schema, without a client. */
type Send = (schema: string, value: unknown) => Promise<{ status: number; json: unknown }>;

/** A description with one operation for each named schema, which accepts a value and returns it. */
export interface Mirrors {
  readonly pair: Pair;
  readonly client: Client;
  readonly send: Send;
}

/**
 * Generates, compiles and serves the mirrors of some schemas in one run. The type uses in `uses` are compiled with them
 * under the strictest settings; throws any compiler errors.
 */
export async function createMirrors(schemas: object, uses: string): Promise<Mirrors> {
  const paths = Object.fromEntries(Object.keys(schemas).map((name) => [`/${name}`, mirror(name)]));
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
  const mirrored = async ({ body }: Record<string, unknown>) => ({ status: 200, body });
  const server = pair.stub.createServer({
    handlers: Object.fromEntries(Object.keys(schemas).map((name) => [name, mirrored])),
    authenticate: async () => undefined,
    // A mirror returns values that are only allowed in requests.
    checkResponses: false,
  });
  const baseUrl = "http://mirrors.test";
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

function mirror(name: string): object {
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
