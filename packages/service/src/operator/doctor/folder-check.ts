import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { probeTarget } from "../../destinations/probe-target.js";
import { makeFolder } from "../../folders/make-folder.js";
import type { Check } from "./check.js";

const MiB = 1024 * 1024;
/** The embedded database grows by files of up to a gigabyte. */
const TIGHT = 1024 * MiB;

/** Whether the data folder can be written, and has room. */
export const folderCheck: Check = {
  what: "data folder",
  run: async ({ settings: { data }, storage: { kind } }) => {
    if (kind === "postgres") return [];
    await makeFolder(data);
    const path = join(data, probeTarget());
    await writeFile(path, "check", { flag: "wx" });
    await rm(path);
    const { bavail, bsize } = await statfs(data);
    const free = bavail * bsize;
    const detail = `${data}, ${Math.round(free / MiB)} MiB free`;
    return [{ state: free < TIGHT ? "warning" : "ok", what: "data folder", detail }];
  },
};
