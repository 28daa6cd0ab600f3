import type { Plugin } from "rolldown";

/** Matches the streams that node-fetch falls back to. */
const POLYFILL = /[\\/]web-streams-polyfill[\\/]dist[\\/]/;

/** Leaves a polyfill of streams out. It is loaded only where `node:stream/web` is missing, which no supported Node lacks. */
export const noStreamPolyfill: Plugin = {
  name: "no-stream-polyfill",
  load: (id) => (POLYFILL.test(id) ? "module.exports = {};" : null),
};
