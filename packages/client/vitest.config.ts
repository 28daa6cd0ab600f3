import shared from "@document-export/config/vitest";
import { mergeConfig } from "vitest/config";

// Nothing here outlives its test file, and to load all anew for each file takes a quarter of the whole time.
export default mergeConfig(shared, { test: { isolate: false } });
