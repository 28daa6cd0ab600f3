/** The first descriptor that systemd passes: SD_LISTEN_FDS_START. */
const FIRST_DESCRIPTOR = 3;

/**
 * Returns the descriptor of the socket on which systemd listens for this process (sd_listen_fds(3)); undefined if there
 * is none. Node does not let child processes inherit it.
 *
 * @throws {Error} if there are several.
 */
export function passedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env,
  pid = process.pid,
): number | undefined {
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined) return undefined;
  if (LISTEN_FDS === "1") return FIRST_DESCRIPTOR;
  throw new Error(
    `Expected one socket from systemd, got ${LISTEN_FDS}. Write one ListenStream= into the socket unit, or none for \`host\` and \`port\`.`,
  );
}
