// Preloaded with `node --import`: once the file named by `FAIL_SYNCS` exists, the disk fails to sync files.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const flag = process.env["FAIL_SYNCS"] ?? "";
const { fdatasyncSync } = fs;
fs.fdatasyncSync = (fd) => {
  if (fs.existsSync(flag))
    throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO", errno: -5 });
  fdatasyncSync(fd);
};
syncBuiltinESMExports();
