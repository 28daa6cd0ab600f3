// Only `main.ts` imports this file, and first: the flags affect the whole process, and only code that starts after they
// are set.
import { setFlagsFromString } from "node:v8";

// Each thread that compiles optimized code for the embedded database takes up to 60 MiB, which the allocator does not
// return.
setFlagsFromString("--wasm-num-compilation-tasks=1");
// Applies until the service has started: startup creates much garbage, and no requests have to wait for its collection
// yet.
setFlagsFromString("--optimize-for-size");
