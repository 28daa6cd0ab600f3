import { registerHooks } from "node:module";

/** The sources are written for a compiler: Node resolves their imports of `./x.js` to `./x.ts`. */
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith(".") && context.parentURL?.endsWith(".ts");
    return next(isSource ? specifier.replace(/\.js$/, ".ts") : specifier, context);
  },
});
