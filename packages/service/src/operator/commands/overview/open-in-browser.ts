import { spawn } from "node:child_process";
import { once } from "node:events";

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens a link in the user's browser; prints a message if there is none. */
export async function openInBrowser(link: string): Promise<void> {
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"];
  const child = spawn(command, [...args, link], { stdio: "ignore", detached: true });
  try {
    await once(child, "spawn");
    child.unref();
  } catch {
    console.error("No browser could be opened. Open the link yourself.");
  }
}
