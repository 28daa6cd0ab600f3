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

/** Meanings of statuses of SFTP 4 to 6, which servers use in version 3 too. */
const LATER_STATUSES: ReadonlyMap<unknown, string> = new Map([
  [9, "the handle of the file is not valid any more"],
  [10, "a folder of the path does not exist"],
  [11, "the file exists"],
  [13, "the drive has no medium"],
  [17, "someone else has locked the file"],
  [18, "the folder is not empty"],
  [19, "a part of the path is not a folder"],
  [21, "its symbolic links form a loop"],
  [22, "the file cannot be deleted"],
  [24, "the path is a folder"],
]);
const FIRST_LATER_STATUS = 9;
const WRITE_PROTECTED = 12;
const INVALID_NAME = 20;

/**
 * Explains a status of SFTP: returns a refusal if the user may not do an operation at a target, or never can, and
 * otherwise an error that names the meaning of the status. Returns other errors unchanged.
 */
export function explainStatus(error: unknown, username: string, target: string): unknown {
  if (error instanceof NoRoomError || !(error instanceof Error && "code" in error)) return error;
  const { code } = error;
  if (code === PERMISSION_DENIED)
    return new DeliveryRefusedError(
      `its user \`${username}\` may not write \`${target}\`. Give the user the right to create and rename files and folders there.`,
    );
  if (code === WRITE_PROTECTED)
    return new DeliveryRefusedError(
      `the disk of \`${target}\` is write-protected (SFTP status 12). Let the server write there, or choose another \`folder\`.`,
    );
  if (code === INVALID_NAME)
    return new DeliveryRefusedError(
      `its server refuses the name \`${target}\` (SFTP status 20). Export to another \`destinationReference\`.`,
    );
  if (typeof code !== "number" || code < FIRST_LATER_STATUS) return error;
  const meaning = LATER_STATUSES.get(code) ?? "which has no meaning in SFTP 3";
  return new Error(
    `The server responded with the SFTP status ${code} (${meaning}): ${error.message}`,
    { cause: error },
  );
}
