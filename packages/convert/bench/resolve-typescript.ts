import { registerHooks } from "node:module";

/** The readers of the gates are written for a bundler: Node resolves their imports of `./x.js` to `./x.ts`. */
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith(".") && context.parentURL?.includes("/test/");
    return next(isSource ? specifier.replace(/\.js$/, ".ts") : specifier, context);
  },
});
