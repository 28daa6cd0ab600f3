import { registerHooks } from "node:module";

/** Sources are written for a compiler: where they import `./x.js`, Node finds `./x.ts`. */
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith(".") && context.parentURL?.endsWith(".ts");
    return next(isSource ? specifier.replace(/\.js$/, ".ts") : specifier, context);
  },
});
