/** Reads many keys by one statement; what is not found is left out. */
export type ReadMany<Key, Value> = (
  keys: ReadonlyMap<string, Key>,
) => Promise<ReadonlyMap<string, Value>>;

/** Reads the value of one key; undefined where there is none. */
export type ReadOne<Key, Value> = (name: string, key: Key) => Promise<Value | undefined>;

/** Bounds what one statement gives, and how long the next has to wait for it. */
const MOST = 50;

/** A key that waits for its statement, with everyone who asked for it. */
interface Asked<Key, Value> {
  readonly key: Key;
  readonly answer: PromiseWithResolvers<Value | undefined>;
}

/**
 * Reads many keys at once for callers who each ask for one: those that are asked for in one turn of the event loop, or
 * while a statement runs, go out together in the next; keys of one name are read once.
 * No key is answered by a statement that began before it was asked for: what was committed until then is seen.
 */
export function batchReads<Key, Value>(readMany: ReadMany<Key, Value>): ReadOne<Key, Value> {
  const waiting = new Map<string, Asked<Key, Value>>();
  let runs = false;
  const readWaiting = async (): Promise<void> => {
    runs = waiting.size > 0;
    if (!runs) return;
    await readAll(readMany, takeFrom(waiting));
    // Who is answered now may ask for more, and what has come meanwhile is read first.
    setImmediate(readWaiting);
  };
  return (name, key) => {
    const asked = waiting.get(name) ?? { key, answer: Promise.withResolvers<Value | undefined>() };
    waiting.set(name, asked);
    if (!runs) setImmediate(readWaiting);
    runs = true;
    return asked.answer.promise;
  };
}

function takeFrom<Entry>(waiting: Map<string, Entry>): ReadonlyMap<string, Entry> {
  const taken = new Map([...waiting].slice(0, MOST));
  for (const name of taken.keys()) waiting.delete(name);
  return taken;
}

/** Never rejects: everyone who asked gets what went wrong. */
async function readAll<Key, Value>(
  readMany: ReadMany<Key, Value>,
  asked: ReadonlyMap<string, Asked<Key, Value>>,
): Promise<void> {
  try {
    const values = await readMany(new Map([...asked].map(([name, { key }]) => [name, key])));
    for (const [name, { answer }] of asked) answer.resolve(values.get(name));
  } catch (error) {
    for (const { answer } of asked.values()) answer.reject(error);
  }
}
