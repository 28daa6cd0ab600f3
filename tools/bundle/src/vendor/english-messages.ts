import type { Plugin } from "rolldown";

/** Matches the module through which Zod exports its messages in some fifty languages. */
const LANGUAGES = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;

/**
 * Leaves out Zod's messages in other languages, which are 44 % of its code and would be read at each start of a
 * command. `z` exports all of them, so a bundler cannot tell that they are unused here.
 */
export const englishMessages: Plugin = {
  name: "english-messages",
  load: (id) => (LANGUAGES.test(id) ? 'export { default as en } from "./en.js";' : null),
};
