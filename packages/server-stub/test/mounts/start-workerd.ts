import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { startProcess, type RunningProcess } from "./start-process.ts";

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-11-01",
    compatibilityFlags = ["enable_request_signal"],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** Serves a module worker, bundled into one file first as for any workers host. */
export async function startWorkerd(command: string, entry: string): Promise<RunningProcess> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-workerd-"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      minify: false,
      lib: { entry, formats: ["es"], fileName: () => "worker.js" },
    },
  });
  await writeFile(join(folder, "config.capnp"), config);
  const args = ["serve", "--control-fd=1", join(folder, "config.capnp")];
  const running = await startProcess(command, args, /"port":(\d+)/);
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
