/** Runs `work`, and `cleanUp` whatever the outcome. If both fail, the error of `work` is thrown. */
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
