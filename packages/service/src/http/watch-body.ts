import type { IncomingMessage } from "node:http";

/** How fast a body has to come while it is read. */
export interface BodyPace {
  /** In bytes, in each interval. */
  readonly least: number;
  /** In milliseconds. */
  readonly interval: number;
}

/** About a hundred kilobits in a second; an interval outlasts a network that loses some packets. */
export const defaultPace: BodyPace = { least: 64 * 1024, interval: 5_000 };

/**
 * Calls `onSlow` once where the body of a request comes slower than `pace` before it is whole.
 * While nobody reads it, a body is not slow.
 */
export function watchBody(
  request: IncomingMessage,
  { least, interval }: BodyPace,
  onSlow: () => void,
): void {
  const { socket } = request;
  let before = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (request.complete || request.destroyed) return;
    if (socket.bytesRead - before < least) return onSlow();
    before = request.readableFlowing ? socket.bytesRead : Number.NEGATIVE_INFINITY;
    timer.refresh();
  };
  // After a turn that took long, what has come meanwhile is read before it is looked at.
  const timer = setTimeout(() => setImmediate(look), interval);
  const end = () => clearTimeout(timer);
  request.once("end", end).once("close", end);
}
