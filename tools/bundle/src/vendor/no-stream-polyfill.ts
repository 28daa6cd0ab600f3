import type { Plugin } from "rolldown";

/** Matches the streams that node-fetch falls back to. */
const POLYFILL = /[\\/]web-streams-polyfill[\\/]dist[\\/]/;

/**
 * Leaves out a polyfill of streams. It is loaded only if `node:stream/web` is missing, and every supported version of
 * Node has that module.
 */
export const noStreamPolyfill: Plugin = {
  name: "no-stream-polyfill",
  load: (id) => (POLYFILL.test(id) ? "module.exports = {};" : null),
};
