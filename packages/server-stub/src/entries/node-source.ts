import type { IncomingMessage } from "node:http";
import { cutOff, type ByteSource } from "../request/byte-source.js";

/**
 * Reads the body of a Node request from its `data` events. They are cheaper than the iterator, which would also destroy
 * the request if reading stops early, so that the rest could not be discarded before the connection closes.
 */
export function nodeSource(request: IncomingMessage): ByteSource {
  return (take) =>
    new Promise((resolve, reject) => {
      const onEnd = () => resolve();
      // Also emitted after the end, where it has no effect.
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
      // Node emits `error` before `close` when the caller disconnects.
      request.on("error", ignore).on("data", onData).on("end", onEnd).on("close", onClose);
    });
}

function ignore(): void {}
