import type { Command } from "commander";
import type { GlobalFlags } from "../settings/global-flags.js";
import { addExamples } from "./help.js";

/** `docexport login`: stores base URL and token where only their owner can read them, once the service accepts them. */
export function addLoginCommand(program: Command): void {
  const command = program
    .command("login")
    .description("store base URL and token")
    .action(async () => {
      const { login } = await import("../account/login.js");
      await login(command.optsWithGlobals<GlobalFlags>());
    });
  addExamples(command, [
    ["Answer questions", "docexport login"],
    ["In a script", "docexport login --base-url https://export.example.net < token.txt"],
  ]);
}

/** `docexport logout`: removes what `login` stored. */
export function addLogoutCommand(program: Command): void {
  const command = program
    .command("logout")
    .description("remove the stored base URL and token")
    .action(async () => {
      const { logout } = await import("../account/logout.js");
      await logout(command.optsWithGlobals<GlobalFlags>());
    });
  addExamples(command, [["Remove what login stored", "docexport logout"]]);
}

/** `docexport whoami`: which settings apply, and whether the service accepts them. */
export function addWhoamiCommand(program: Command): void {
  const command = program
    .command("whoami")
    .description("print the settings, and whether the token works")
    .action(async () => {
      const { whoami } = await import("../account/whoami.js");
      await whoami(command.optsWithGlobals<GlobalFlags>());
    });
  addExamples(command, [
    ["Where do base URL and token come from, and do they work?", "docexport whoami"],
    ["The same for a script", "docexport whoami --json"],
  ]);
}
