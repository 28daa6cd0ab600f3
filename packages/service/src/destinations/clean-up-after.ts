/** Does something, and cleans up whatever came of it; its own failure is told before that of the cleaning. */
export async function cleanUpAfter<Result>(
  work: () => Promise<Result>,
  cleanUp: () => Promise<void>,
): Promise<Result> {
  const result = await work().catch(async (error: unknown) => {
    await cleanUp().catch(() => undefined);
    throw error;
  });
  await cleanUp();
  return result;
}
