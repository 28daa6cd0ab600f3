export { findChromium } from "./find-chromium.ts";
export { findInstalled } from "./find-installed.ts";
export { findNode } from "./find-node.ts";
export type { Found } from "./found.ts";
export { installPacked, linkPackage } from "./install-packed.ts";
