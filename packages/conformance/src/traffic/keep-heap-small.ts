import { setFlagsFromString } from "node:v8";

/**
 * Makes the heap of this process grow in small steps. A long recording is a stream of short-lived values: by default,
 * V8 lets garbage grow to several times the live data before it collects.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=20");
}
