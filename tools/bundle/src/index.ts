export { bundleModule, type Bundle } from "./bundle-module.ts";
export { noticesOf } from "./notices.ts";
export { pathBetween } from "./vendor/imports.ts";
export { vendorPackages, writeVendored } from "./vendor/vendor-packages.ts";
