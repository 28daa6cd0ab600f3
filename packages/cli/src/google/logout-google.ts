import { findUsableSettings } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { loginStore } from "./find-credentials.js";

/** Removes the Google login. Does not delete the file of a service account key. */
export async function logoutGoogle(flags: GlobalFlags): Promise<void> {
  const settings = await findUsableSettings(flags, process.env);
  const store = loginStore(settings, flags, process.env);
  const isRemoved = await store.remove();
  const { print, remark } = openTerminal(flags);
  if (flags.json) return print(jsonText({ removed: isRemoved ? store.place : null }, 2));
  remark(
    plainText(
      isRemoved
        ? `Removed the Google login from ${store.place}.`
        : `No Google login is stored in ${store.place}.`,
    ),
  );
}
