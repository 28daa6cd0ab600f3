import { z } from "zod";
import { invalidTemplateReason } from "../target-template.js";
import { publicUrlSchema } from "../url-schemas.js";

/** `ssh://git@host/path`, or the short form `git@host:path`. */
const SSH = /^(?:ssh:\/\/(?:[\w.-]+@)?[\w.-]+(?::\d{1,5})?\/\S+|[\w.-]+@[\w.-]+:(?!\/\/)\S+)$/;

/**
 * Returns true if a text is the address of a repository. Refuses options, which start with a hyphen, and names or
 * passwords, which are secrets.
 */
function isRepository(url: string): boolean {
  if (SSH.test(url)) return true;
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url)) return false;
  const { username, password, hash, search } = new URL(url);
  return [username, password, hash, search].every((part) => part === "");
}

/** A branch name (git-check-ref-format), without characters that have a meaning in commands. */
const BRANCH = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{|\/\.))[^\s~^:?*[\\\p{Cc}]+(?<!\.lock|[/.])$/u;

/** A path whose segments do not start with a dot, which excludes `..` and `.git`. */
const FOLDER = /^(?!\/)(?:(?:^|\/)(?!\.)[^/\\\p{Cc}]+)*$/u;

const LINE = /^[^\p{Cc}]*$/u;

export const gitSettingsSchema = z.object({
  /** Address of the repository, by HTTPS or SSH. */
  url: z
    .string()
    .refine(
      isRepository,
      "Must be like `https://host/path.git` or `git@host:path.git`, without a password.",
    ),
  branch: z.string().max(200).regex(BRANCH, "Must be the name of a branch.").default("main"),
  /** Folder of the repository that results are published to. */
  folder: z
    .string()
    .max(500)
    .regex(FOLDER, "Must be a relative path, without segments that begin with a dot.")
    .default(""),
  /** Path of results whose request does not name one, such as `{date}-{slug}` or `{fields.section}/{slug}`. */
  path: z
    .string()
    .max(500)
    .refine(
      (template) => invalidTemplateReason(template) === undefined,
      "Must have placeholders such as `{title}`, `{slug}`, `{date}`, `{year}` and `{fields.name}` only.",
    )
    .optional(),
  /** Author name and address of commits. */
  authorName: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^<>\p{Cc}]+$/u)
    .default("Document Export"),
  authorEmail: z
    .string()
    .max(200)
    .regex(/^[^\s<>]+@[^\s<>]+$/)
    .default("document-export@localhost"),
  /** Subject of commits, with `{title}`, `{path}` and `{job}`. */
  message: z.string().min(1).max(500).regex(LINE, "Must be one line.").default("Export {title}"),
  /** Public key of the SSH server, as in `known_hosts`. Nothing is sent to a server with another key. */
  hostKey: z
    .string()
    .regex(
      /^(?:ssh|ecdsa|sk)-[\w@.-]+ [\w+/]+={0,3}$/,
      "Must be a public key such as `ssh-ed25519 AAAA…`.",
    )
    .optional(),
  /** Base URL where people can view the results, if there is one. */
  publicUrl: publicUrlSchema().optional(),
});

export const gitSecretsSchema = z.object({
  /** User name for HTTPS. With most tokens, any name works. */
  username: z.string().optional(),
  /** Password or token for HTTPS. */
  password: z.string().optional(),
  /** Private key for SSH in PEM or OpenSSH form, without a passphrase. */
  privateKey: z.string().optional(),
});

/** The settings of a connection to a repository. */
export type GitSettings = z.output<typeof gitSettingsSchema>;

/** The secrets of a connection to a repository. */
export type GitSecrets = z.output<typeof gitSecretsSchema>;
