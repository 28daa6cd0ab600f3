// Loaded before a program, into each of its threads: imports of `.js` files inside `src` load the TypeScript sources, so
// that a program can use them before the compiler has run.
import { registerHooks } from "node:module";

const SOURCES = new URL("../src/", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith(".") && context.parentURL?.startsWith(SOURCES)
        ? specifier.replace(/\.js$/, ".ts")
        : specifier,
      context,
    ),
});
