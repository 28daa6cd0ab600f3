export { bundleModule, type Bundle } from "./bundle-module.ts";
export { noticesOf } from "./notices.ts";
