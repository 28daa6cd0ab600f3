import type { Plugin } from "rolldown";

/** Matches the module through which Zod exports its messages in some fifty languages. */
const LANGUAGES = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/**
 * Leaves Zod's messages in other languages out. `z` exports all of them, so no bundler can tell that nobody here uses
 * them; they are 44 % of its code, which every command would read at its start.
 */
export const englishMessages: Plugin = {
  name: "english-messages",
  load: (id) => (LANGUAGES.test(id) ? 'export { default as en } from "./en.js";' : null),
};
