/** What happens from now on when nobody reads standard output any more; any other error of it is thrown. */
export function onLostReader(act: () => void): void {
  process.stdout.removeAllListeners("error").on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    act();
  });
}
