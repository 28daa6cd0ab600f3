/** Reads many keys with one statement; keys without a value are left out of the result. */
export type ReadMany<Key, Value> = (
  keys: ReadonlyMap<string, Key>,
) => Promise<ReadonlyMap<string, Value>>;

/** Reads the value of one key; undefined if there is none. */
export type ReadOne<Key, Value> = (name: string, key: Key) => Promise<Value | undefined>;

/**
 * Maximum number of keys per statement: it bounds the size of the result, and how long the next statement has to wait.
 */
const MAX_BATCH = 50;

interface Pending<Key, Value> {
  readonly key: Key;
  readonly value: PromiseWithResolvers<Value | undefined>;
}

/**
 * Batches the reads of many callers, one key each, into shared statements: keys requested in one turn of the event
 * loop, or while a statement runs, share the next statement, and keys with the same name are read once. A statement
 * serves only callers that asked before it started, so each caller sees everything committed before its call.
 */
export function createDataLoader<Key, Value>(readMany: ReadMany<Key, Value>): ReadOne<Key, Value> {
  const pending = new Map<string, Pending<Key, Value>>();
  let isRunning = false;
  const readPending = async (): Promise<void> => {
    isRunning = pending.size > 0;
    if (!isRunning) return;
    await readBatch(readMany, takeBatch(pending));
    // Runs in the next turn, because callers that just got their value may need another one.
    setImmediate(readPending);
  };
  return (name, key) => {
    const added = pending.get(name) ?? { key, value: Promise.withResolvers<Value | undefined>() };
    pending.set(name, added);
    if (!isRunning) setImmediate(readPending);
    isRunning = true;
    return added.value.promise;
  };
}

function takeBatch<Entry>(pending: Map<string, Entry>): ReadonlyMap<string, Entry> {
  const batch = new Map([...pending].slice(0, MAX_BATCH));
  for (const name of batch.keys()) pending.delete(name);
  return batch;
}

/** Reads one batch. Never rejects: each caller gets the error. */
async function readBatch<Key, Value>(
  readMany: ReadMany<Key, Value>,
  batch: ReadonlyMap<string, Pending<Key, Value>>,
): Promise<void> {
  try {
    const values = await readMany(new Map([...batch].map(([name, { key }]) => [name, key])));
    for (const [name, { value }] of batch) value.resolve(values.get(name));
  } catch (error) {
    for (const { value } of batch.values()) value.reject(error);
  }
}
