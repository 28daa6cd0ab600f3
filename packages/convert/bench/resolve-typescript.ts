import { registerHooks } from "node:module";

/** The gates' readers are written for a bundler: where they import `./x.js`, Node finds `./x.ts`. */
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith(".") && context.parentURL?.includes("/test/");
    return next(isSource ? specifier.replace(/\.js$/, ".ts") : specifier, context);
  },
});
