export { findChromium, findInstalled, findNode, type Found } from "./find.ts";
export { installPacked, linkPackage } from "./install-packed.ts";
