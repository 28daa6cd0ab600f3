/** Invisible characters that turn the reading direction, so that a name shows another extension than it has. */
const BIDIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Halves of surrogate pairs, which UTF-8 does not have. */
const LONE_SURROGATES = /\p{Cs}/gu;
/** Windows refuses them, or takes what follows a colon for a stream of the file. */
const REFUSED_BY_WINDOWS = /[<>:"|?*]/gu;
/** Windows drops them in silence: `a.` and `a` are one file. */
const TRAILING = /[. ]+$/u;
/** Devices of Windows, with any extension, in any case, and with superscript digits. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?: *\..*| *)$/iu;

/**
 * A target that every destination can hold and nobody misreads: each character that some file system refuses, or that
 * hides what a name is, becomes `_`, and the names of devices begin with one. Slashes stay where they are.
 */
export function portableTarget(target: string): string {
  return target.split("/").map(portableName).join("/");
}

/** Whether a text holds what a reader would not see in a name, or no file system could store. */
export function isDeceptive(text: string): boolean {
  return text.search(BIDIRECTIONAL) !== -1 || text.search(LONE_SURROGATES) !== -1;
}

function portableName(name: string): string {
  const replaced = name
    .replaceAll(BIDIRECTIONAL, "_")
    .replaceAll(LONE_SURROGATES, "_")
    .replaceAll(REFUSED_BY_WINDOWS, "_")
    .replace(TRAILING, (run) => "_".repeat(run.length));
  return DEVICE.test(replaced) ? `_${replaced}` : replaced;
}
