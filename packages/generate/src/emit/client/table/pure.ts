import { code } from "../../code.ts";

/** Tells a bundler that a call has no side effects, so that it can drop the call if its result is unused. */
export const PURE = code`/* @__PURE__ */`;
