import type { IncomingMessage } from "node:http";

/** How fast a body has to come while it is read. */
export interface BodyPace {
  /** In bytes, in each interval. */
  readonly least: number;
  /** In milliseconds. */
  readonly interval: number;
}

/** About a hundred kilobits in a second; an interval outlasts a caller who is busy, and a network that loses packets. */
export const defaultPace: BodyPace = { least: 256 * 1024, interval: 20_000 };

/**
 * Calls `onSlow` once where the body of a request comes slower than `pace` before it is whole.
 * The time begins when somebody reads it.
 */
export function watchBody(
  request: IncomingMessage,
  { least, interval }: BodyPace,
  onSlow: () => void,
): void {
  const { socket } = request;
  let timer: NodeJS.Timeout | undefined;
  let before = 0;
  const look = () => {
    if (request.complete || request.destroyed) return;
    if (request.readableFlowing && socket.bytesRead - before < least) return onSlow();
    watch();
  };
  const watch = () => {
    before = socket.bytesRead;
    // After a turn that took long, what has come meanwhile is read before it is looked at.
    timer = setTimeout(() => setImmediate(look), interval);
  };
  const end = () => clearTimeout(timer);
  request.once("resume", watch).once("end", end).once("close", end);
}
