// Loaded before a program, into each of its threads: imports of `.js` files inside `src` load the TypeScript sources, so
// that a program can use them before the compiler has run. Node keeps what it compiled, without the types, for the next
// start.
import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const SOURCES = new URL("../src/", import.meta.url).href;
const COMPILED = new URL("../../../node_modules/.cache/compiled", import.meta.url);

enableCompileCache(fileURLToPath(COMPILED));
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith(".") && context.parentURL?.startsWith(SOURCES)
        ? specifier.replace(/\.js$/, ".ts")
        : specifier,
      context,
    ),
});
