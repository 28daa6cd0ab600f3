export { bundleModule, type Bundle } from "./bundle-module.ts";
export { bundlePackage } from "./bundle-package.ts";
export { dependenciesOf } from "./dependencies.ts";
export { noticesOf } from "./notices.ts";
export { bundleProgram } from "./program/bundle-program.ts";
export { writeVendored } from "./vendor/for-node.ts";
export { pathBetween } from "./vendor/imports.ts";
export { vendorPackages } from "./vendor/vendor-packages.ts";
