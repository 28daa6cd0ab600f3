import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from "kysely";
import { expect, test } from "vitest";
import type { Principal } from "../../src/auth/principal.js";
import { withIdempotencyKey, type Store, type Stored } from "../../src/idempotency/idempotency.js";
import type { Database } from "../../src/storage/database.js";
import type { StoredRequest } from "../../src/storage/statements/idempotency-keys.js";

/** What each look at the stored requests finds, in their order. */
type Found = readonly (StoredRequest | undefined)[];

class FoundDriver extends DummyDriver {
  readonly #found: (StoredRequest | undefined)[];
  constructor(found: Found) {
    super();
    this.#found = [...found];
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const rows = () => [this.#found.shift()].filter((row) => row !== undefined);
    return Object.assign(connection, { executeQuery: async () => ({ rows: rows() }) });
  }
}

function databaseWith(found: Found): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new FoundDriver(found),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const content = Uint8Array.of(1, 2, 3);
const made: Stored<string> = { id: "new", made: "resource" };
const earlier: StoredRequest = { fingerprint: content, resource: "earlier" };
const other: StoredRequest = { fingerprint: Uint8Array.of(1, 2, 4), resource: "earlier" };
const mismatch = { type: "idempotency-mismatch", status: 422 };

/** One request, and the keys that it stored under. */
function request(key: string | undefined, found: Found, stored: Stored<string> | undefined) {
  const keys: Parameters<Store<string>>[0][] = [];
  const store: Store<string> = async (used) => {
    keys.push(used);
    return stored;
  };
  const result = withIdempotencyKey(databaseWith(found), {
    principal: { token: 7 } as Principal,
    operation: "createWebhook",
    key,
    fingerprint: () => content,
    prepare: async () => store,
  });
  return { result, keys };
}

test("a request without a key makes a resource of its own", async () => {
  const { result, keys } = request(undefined, [], made);
  expect(await result).toEqual(made);
  expect(keys).toEqual([undefined]);
});

test("a resource without a key that was not stored is an error", async () => {
  await expect(request(undefined, [], undefined).result).rejects.toThrow("returned no row");
});

test("a free key is stored with its resource, for its token and operation", async () => {
  const { result, keys } = request("k", [undefined], made);
  expect(await result).toEqual(made);
  const slot = { token: 7, operation: "createWebhook", key: "k" };
  expect(keys).toEqual([{ slot, fingerprint: content }]);
});

test("a key that was used for the same content gives its resource, and stores nothing", async () => {
  const { result, keys } = request("k", [earlier], made);
  expect(await result).toEqual({ id: "earlier", made: undefined });
  expect(keys).toEqual([]);
});

test("a key that is stored meanwhile gives the resource of that request", async () => {
  const { result } = request("k", [undefined, earlier], undefined);
  expect(await result).toEqual({ id: "earlier", made: undefined });
});

test.each<[string, Found]>([
  ["before", [other]],
  ["meanwhile", [undefined, other]],
  ["meanwhile, and removed since", [undefined, undefined]],
])("a key that was used %s for other content is refused", async (_, found) => {
  const { result } = request("k", found, undefined);
  await expect(result).rejects.toMatchObject(mismatch);
  await expect(result).rejects.toThrow("already used for a request with different content");
});
