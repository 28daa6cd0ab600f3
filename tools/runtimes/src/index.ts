export { fetchNode, findChromium, findInstalled, findNode, type Found } from "./find.ts";
export { installPacked, linkPackage, packPackage } from "./install-packed.ts";
export { buildProgram } from "./run/build-program.ts";
export type { Call, Program, Runtime } from "./run/runtime.ts";
export { findRuntimes } from "./run/runtimes.ts";
export { chromiumMissing, startChromium } from "./start-chromium.ts";
export { PAGE_TIMEOUT_MS } from "./page-timeout.ts";
export { PNPM } from "./pnpm.ts";
