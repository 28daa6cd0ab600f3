import type { IncomingMessage } from "node:http";
import { cutOff, type ByteSource } from "../request/byte-source.js";

/**
 * The body of a Node request, from its `data` events: cheaper than its iterator, which would also destroy the
 * request when it is left early, so that the rest could not be read away before the connection is closed.
 */
export function nodeSource(request: IncomingMessage): ByteSource {
  return (take) =>
    new Promise((resolve, reject) => {
      const onEnd = () => resolve();
      // Comes after the end too, where it says nothing.
      const onClose = () => {
        if (!request.readableEnded) reject(cutOff(request.errored));
      };
      const onData = (chunk: Uint8Array) => {
        try {
          take(chunk);
        } catch (error) {
          request.off("data", onData).off("end", onEnd).off("close", onClose).pause();
          reject(error);
        }
      };
      if (request.readableEnded) return resolve();
      if (request.destroyed) return onClose();
      // Node emits `error` before `close` when the caller goes away.
      request.on("error", ignore).on("data", onData).on("end", onEnd).on("close", onClose);
    });
}

function ignore(): void {}
