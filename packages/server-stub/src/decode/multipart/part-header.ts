import { decodeText } from "../../request/uploaded-file.js";
import { parseMediaType, type MediaType } from "../media-type.js";
import { malformedBody } from "../refusals.js";

/** The parsed headers of a part. */
export interface PartHeader {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly type: string | undefined;
}

const FOLD = /\r\n[ \t]+/g;
const PADDING = /[ \t]*(?:\r\n|$)/y;
// A line that starts with white space continues the previous value (RFC 822, 3.1.1).
const FIELD = /([\w!#$%&'*+.^`|~-]+)[ \t]*:([^\0\r\n]*(?:\r\n[ \t][^\0\r\n]*)*)(?:\r\n|$)/y;
const IDENTITY_ENCODINGS = new Set(["7bit", "8bit", "binary"]);

/**
 * Parses the headers of a part of `multipart/form-data` (RFC 7578, 4). Throws a problem for invalid headers, a part
 * without a name, and a `Content-Transfer-Encoding` that would need decoding.
 */
export function readPartHeader(bytes: Uint8Array): PartHeader {
  const fields = splitFields(decode(bytes));
  const disposition = parseMediaType(fields.get("content-disposition"));
  if (disposition?.type !== "form-data")
    throw malformedBody("Expected `Content-Disposition: form-data` in each part, got none.");
  const name = disposition.parameters.get("name");
  if (name === undefined)
    throw malformedBody("Expected a `name` in `Content-Disposition`, got none.");
  const encoding = fields.get("content-transfer-encoding")?.toLowerCase() ?? "binary";
  if (!IDENTITY_ENCODINGS.has(encoding))
    throw malformedBody(
      "Expected a part without `Content-Transfer-Encoding` (RFC 7578, 4.7), got one.",
    );
  return {
    name: unescapeName(name),
    fileName: fileNameOf(disposition),
    type: fields.get("content-type"),
  };
}

function fileNameOf({ parameters }: MediaType): string | undefined {
  const plain = parameters.get("filename");
  const extended = decodeExtended(parameters.get("filename*"));
  return extended ?? (plain === undefined ? undefined : unescapeName(plain));
}

function decode(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw malformedBody("Expected part headers in UTF-8, got other bytes.", "", error);
  }
}

function splitFields(text: string): Map<string, string> {
  PADDING.lastIndex = 0;
  if (!PADDING.test(text))
    throw malformedBody("Expected the end of the line after a boundary, got more text.");
  const fields = new Map<string, string>();
  for (let at = PADDING.lastIndex; at < text.length; at = FIELD.lastIndex) {
    FIELD.lastIndex = at;
    const [, name = "", value = ""] = FIELD.exec(text) ?? [];
    const key = name.toLowerCase();
    if (key === "")
      throw malformedBody(
        "Expected part headers of the form `name: value`, got a line of another form.",
      );
    if (fields.has(key))
      throw malformedBody(`Expected one \`${key.slice(0, 60)}\` in a part, got two.`);
    fields.set(key, (value.includes("\r") ? value.replaceAll(FOLD, " ") : value).trim());
  }
  return fields;
}

/** Reverses the browsers' escapes for characters that would end a name (WHATWG HTML, multipart/form-data). */
function unescapeName(text: string): string {
  if (!text.includes("%")) return text;
  return text.replaceAll(/%0A|%0D|%22/gi, (escape) => decodeURIComponent(escape));
}

/** Decodes an extended value (RFC 8187, 3.2), for old clients that send non-ASCII names only in this form. */
function decodeExtended(value: string | undefined): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? "")?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
