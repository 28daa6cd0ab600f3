import { code } from "../../code.ts";

/** Says to a bundler that a call may be left out where nothing uses what it gives. */
export const PURE = code`/* @__PURE__ */`;
