import { Argument, type Command } from "commander";
import type { GoogleLoginFlags } from "../google/login-google.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { addExamples } from "./help.js";

/**
 * Adds `docexport login`, which stores base URL and token in a file that only its owner can read, and `docexport login
 * google`, which stores a Google login.
 */
export function addLoginCommand(program: Command): void {
  const command = program
    .command("login")
    .description("store base URL and token, or log in to Google")
    .addArgument(new Argument("[where]", "google, or by default the service").choices(["google"]))
    .option("--key <file>", "with google: key of a service account, in JSON")
    .option("--client <file>", "with google: your OAuth client, to log in with the browser")
    .action(async (where: string | undefined) => {
      const flags = command.optsWithGlobals<GoogleLoginFlags>();
      if (where === "google") {
        const { loginGoogle } = await import("../google/login-google.js");
        return loginGoogle(flags);
      }
      const { login } = await import("../account/login.js");
      return login(flags);
    });
  addExamples(command, [
    ["Answer questions", "docexport login"],
    ["In a script", "docexport login --base-url https://export.example.net < token.txt"],
    ["Read documents with the key of a service account", "docexport login google --key key.json"],
  ]);
}

/** Adds `docexport logout`, which removes what `login` stored. */
export function addLogoutCommand(program: Command): void {
  const command = program
    .command("logout")
    .description("remove the stored base URL and token, or the Google login")
    .addArgument(new Argument("[where]", "google, or by default the service").choices(["google"]))
    .action(async (where: string | undefined) => {
      const flags = command.optsWithGlobals<GlobalFlags>();
      if (where === "google") {
        const { logoutGoogle } = await import("../google/logout-google.js");
        return logoutGoogle(flags);
      }
      const { logout } = await import("../account/logout.js");
      return logout(flags);
    });
  addExamples(command, [
    ["Remove what login stored", "docexport logout"],
    ["Remove the Google login", "docexport logout google"],
  ]);
}

/** Adds `docexport whoami`, which shows the settings in effect and whether the service accepts them. */
export function addWhoamiCommand(program: Command): void {
  const command = program
    .command("whoami")
    .description("print the settings, and whether the token works")
    .action(async () => {
      const { whoami } = await import("../account/whoami.js");
      await whoami(command.optsWithGlobals<GlobalFlags>());
    });
  addExamples(command, [
    ["See where base URL and token come from, and whether they work", "docexport whoami"],
    ["The same for a script", "docexport whoami --json"],
  ]);
}
