// Runs the service as a company would, without containers, and kills parts of it; exits with 1 on an unexpected result.
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { runScenario } from "./scenario.ts";
import { startTopology, type Topology, topologyMissing } from "./start-topology.ts";
import { print } from "./transcript.ts";

const missing = topologyMissing();
if (missing !== undefined) {
  console.error(`The topology cannot run here: ${missing}.`);
  process.exit(1);
}
const closers: (() => Promise<unknown>)[] = [];
const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close();
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
let topology: Topology | undefined;
try {
  topology = await startTopology(closers);
  setDefaultCACertificates([...getCACertificates(), topology.certificate.cert]);
  await runScenario(topology);
  print("everything is as it should be");
} catch (error) {
  print(`✗ ${error instanceof Error ? error.message : String(error)}`);
  for (const line of topology?.service.problems() ?? []) console.error(line);
  process.exitCode = 1;
} finally {
  await closeAll();
}
