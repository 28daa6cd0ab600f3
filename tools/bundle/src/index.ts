export { bundleModule, type Bundle } from "./bundle-module.ts";
export { bundlePackage } from "./bundle-package.ts";
export { dependenciesOf } from "./dependencies.ts";
export { noticesOf } from "./notices.ts";
export { pathBetween } from "./vendor/imports.ts";
export { vendorPackages, writeVendored } from "./vendor/vendor-packages.ts";
