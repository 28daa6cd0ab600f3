import type { Found } from "./found.ts";
import { onPath } from "./on-path.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The system's Chromium; nothing is downloaded for a test. */
export function findChromium(path?: string): Found {
  const [command] = onPath(names, path);
  return command ? { command } : { missing: `none of ${names.join(", ")} is on the path` };
}
