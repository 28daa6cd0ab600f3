// Runs the checker against this server: `npm run conform`, or `npm run conform -- --thorough`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { running } from "./running.ts";

const { url, token, close } = await running();
const manifest = fileURLToPath(import.meta.resolve("@document-export/conformance/package.json"));
const checker = join(dirname(manifest), "dist/main.js");
const given = process.argv.slice(2);
// The examples of `stub()` are jobs that never end. Take the waiver away with them.
const usual = ["--quick", "--deadline", "5", "--waive", "job-liveness"];
const options = ["--destination", "12", ...(given.length > 0 ? given : usual)];
const child = spawn(process.execPath, [checker, url, ...options], {
  stdio: "inherit",
  env: { ...process.env, DOCUMENT_EXPORT_TOKEN: token },
});
const [code] = (await once(child, "exit")) as [number | null];
close();
process.exitCode = code ?? 1;
