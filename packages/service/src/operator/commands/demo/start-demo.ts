import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { operatorName } from "../../../audit/audit-log.js";
import { LOOPBACK_ORIGINS } from "../../../config/origins.js";
import type { Settings, SettingsInput } from "../../../config/settings.js";
import { connectControl } from "../../../control/connect-control.js";
import { paths } from "../../../control/protocol.js";
import { createDemoWorkspace } from "../../../demo/create-demo-workspace.js";
import { readDemoDocument, writeDemoDocument } from "../../../demo/demo-document.js";
import { readDemoFile, writeDemoFile } from "../../../demo/demo-file.js";
import { startDemoReceiver } from "../../../demo/demo-receiver.js";
import { describeDemo } from "../../../demo/describe-demo.js";
import { makeSamples } from "../../../demo/make-samples.js";
import { resetDemo } from "../../../demo/reset-demo.js";
import { startService, type StartedService } from "../../../start-service.js";
import { commandWords, quote } from "../../command-words.js";
import { allSettingsOf, type SettingsFlags } from "../../database-command.js";
import { openInBrowser } from "../overview/open-in-browser.js";
import { runUntilSignal } from "../serve.js";

/** Port of the console, if it is free. */
const CONSOLE_PORT = 8081;

// Users try webhooks with a receiver on this machine, and the client in a page. The demo listens only on this machine.
const defaults: SettingsInput = {
  // The console shows failed jobs; their stack traces in the log would hide the link.
  logLevel: "error",
  corsOrigins: [LOOPBACK_ORIGINS],
  webhooks: { allowHttp: true, allowLoopback: true },
  images: { allowLoopback: true },
};

/** Flags of the command. */
export interface DemoFlags extends SettingsFlags {
  readonly open?: boolean;
  readonly reset?: boolean;
  readonly called?: string;
}

/** Starts the service with its demo workspace, and runs it until it receives a signal. */
export async function startDemo(flags: DemoFlags): Promise<void> {
  const port = (await isFree(CONSOLE_PORT)) ? CONSOLE_PORT : 0;
  const settings = await allSettingsOf(flags, { ...defaults, operator: { port } });
  if (flags.reset) await resetDemo(settings);
  const service = await startService(settings);
  const samples = await prepare(service, settings);
  const ended = runUntilSignal(service);
  const consoleLink = await linkToConsole(settings.data);
  const { data } = settings;
  console.log(
    describeDemo({
      url: service.url,
      token: samples.token,
      consoleLink,
      command: flags.called ?? commandWords(),
      dataOption: data === resolve("data") ? "" : ` --data ${quote(data)}`,
      isTerminal: process.stdout.isTTY,
    }),
  );
  if (flags.open) await openInBrowser(consoleLink);
  await samples.make().catch((error: unknown) => console.error(sampleFault(error)));
  await ended;
}

/** Creates the workspace if there is none yet; `make` creates the samples of a new workspace. */
async function prepare({ storage, url }: StartedService, settings: Settings) {
  const { data } = settings;
  // The path is absolute because the database stores it, and a later start may be in another folder.
  const folder = resolve(data, "exports");
  const known = await readDemoFile(data);
  const workspace = known ?? (await createDemoWorkspace(storage.db, folder));
  const document = await readDemoDocument();
  const receiver = await startDemoReceiver(document.picture, known?.receiverPort);
  const linked = await writeDemoDocument(data, document, receiver.pictureUrl);
  const receiverPort = known?.receiverPort ?? receiver.port;
  const { token, source, destination } = workspace;
  await writeDemoFile(data, { folder, ...workspace, url, receiverPort });
  const facts = { calls: { url, token }, source, destination, receiver, document: linked };
  const make = async () => {
    if (known?.receiverPort === undefined) await makeSamples(facts);
  };
  return { token, make };
}

async function linkToConsole(data: string): Promise<string> {
  const control = await connectControl(data);
  if (!control) throw new Error(`The service that just started on \`${data}\` does not respond.`);
  try {
    return String(await control.call(paths.console, { user: operatorName() }));
  } finally {
    await control.close();
  }
}

function sampleFault(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The samples of the demo are incomplete, and everything else works: ${reason}`;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
