const turns = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of one name in this process one after another: they would only overtake each other at the server, and each
 * would have to be done again.
 */
export async function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const before = turns.get(name) ?? Promise.resolve();
  const result = before.then(task, task);
  const ended = result.catch(() => undefined);
  turns.set(name, ended);
  try {
    return await result;
  } finally {
    if (turns.get(name) === ended) turns.delete(name);
  }
}
