import { DeliveryRefusedError, NoRoomError } from "../destination.js";
import type { HostKeys } from "./host-keys.js";

/** Status of SFTP for an operation that the user may not do. */
const PERMISSION_DENIED = 3;

/** Returns a refusal if a connection fails for a reason that stays; otherwise returns the error unchanged. */
export function explainConnection(
  error: unknown,
  { settings: { username } }: { readonly settings: { readonly username: string } },
  { refused }: HostKeys,
): unknown {
  const said = error instanceof Error ? error.message : String(error);
  if (refused.length > 0) {
    const shown = refused.map(({ type, fingerprint }) => `\`${fingerprint}\` (${type})`).join(", ");
    return new DeliveryRefusedError(
      `its host has another key than the setting \`hostKey\` says: it shows ${shown}. Nothing was sent. If the owner of the server confirms one of them, set \`hostKey\` to it; otherwise somebody else may be responding.`,
    );
  }
  if (/authentication methods failed/i.test(said))
    return new DeliveryRefusedError(
      `it accepts neither the password nor the key of \`${username}\`. Check the credentials of the connection.`,
    );
  const [, reason] = /Cannot parse privateKey: (.{1,200})/.exec(said) ?? [];
  if (reason !== undefined)
    return new DeliveryRefusedError(
      `its private key cannot be read (${reason}). Set \`privateKey\` to a key in PEM or OpenSSH form, and \`passphrase\` if it has one.`,
    );
  const [, lacking] = /no matching (.{1,60})/i.exec(said) ?? [];
  if (lacking !== undefined)
    return new DeliveryRefusedError(
      `its SSH server and the service have no ${lacking} in common: it offers only what is not secure any more. Update the server.`,
    );
  return error;
}

/** Returns a refusal if the user may not do an operation at a target; otherwise returns the error unchanged. */
export function explainDenied(error: unknown, username: string, target: string): unknown {
  const isDenied = error instanceof Error && "code" in error && error.code === PERMISSION_DENIED;
  if (!isDenied || error instanceof NoRoomError) return error;
  return new DeliveryRefusedError(
    `its user \`${username}\` may not write \`${target}\`. Give the user the right to create and rename files and folders there.`,
  );
}
