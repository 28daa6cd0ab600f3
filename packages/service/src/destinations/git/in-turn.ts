const turns = new Map<string, Promise<unknown>>();

/**
 * Runs tasks with the same name in this process one after another. In parallel they would only conflict with each other
 * at the server and have to be repeated.
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
