/** A name or a phrase that was replaced. */
export interface ReplacedWord {
  /** The replaced text. */
  readonly old: RegExp;
  readonly use: string;
  /**
   * `identifier`: in code, outside comments and strings; `prose`: in comments, and in documents outside code; `text`:
   * everywhere.
   */
  readonly in: "identifier" | "prose" | "text";
  /** Files that may contain it, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const identifier = (old: RegExp, use: string): ReplacedWord => ({ old, use, in: "identifier" });
const text = (old: RegExp, use: string): ReplacedWord => ({ old, use, in: "text" });
/** Returns the entry for a phrase that the style guide quotes as an example. */
const quoted = (old: RegExp, use: string): ReplacedWord => ({
  ...text(old, use),
  except: { "CONTRIBUTING.md": "the style guide quotes it" },
});
const prose = (old: RegExp, use: string): ReplacedWord => ({ old, use, in: "prose" });

/** Former names in the code, and the standard terms for them. */
export const REPLACED_WORDS: readonly ReplacedWord[] = [
  // Jobs
  // Something may take up to five minutes.
  text(/\b[Tt]ak(?:e|es|en|ing) up\b(?! to\b)|\btakeUp\w*|\b[Tt]aken?Up\b/g, "claim"),
  identifier(/\bTakenJob\b/g, "ClaimedJob"),
  identifier(/\bHeldTask\b/g, "Lease"),
  identifier(/\bGo\b/g, "JobAttempt"),
  text(/\b[Hh]and(?:s|ed|ing)? back\b|\bhandBack\w*/g, "release"),
  identifier(/\btold\b/g, "hasDeliveries"),
  identifier(/\btell(?!er)\w*/g, "notify"),
  identifier(/\b[Ll]ookout\w*/g, "FetchThrottle"),
  identifier(/\blook(?:At|For)?\b/g, "poll, inspect, preview or appearance"),
  identifier(/\bisWorthIt\b/g, "shouldFetch"),
  identifier(/\bGATHER\b/g, "FETCH_COOLDOWN_MS"),
  identifier(/\bmakeRoom\b/g, "releaseSlot"),
  identifier(/\bleaveRoom\b/g, "releaseUploadMemory"),
  identifier(/\bAlarm\b/g, "WakeableTimer"),
  identifier(/\bTurns\b/g, "Mutex"),
  // Storage
  identifier(/\bwriteTogether\b/g, "BatchWriter"),
  identifier(/\bbatchReads\b/g, "DataLoader"),
  identifier(/\bwhileUnchanged\b/g, "versionedCache"),
  identifier(/\blastOf\b/g, "commitWith"),
  identifier(/\bactOnce\b/g, "withIdempotencyKey"),
  identifier(/\bUsedKey\b/g, "IdempotencyKey"),
  identifier(/\bKeptRequest\b/g, "StoredRequest"),
  identifier(
    /\bsettle[ds]?\b(?!\()/g,
    "drain, resolveSuggestions, handleFailure or endTransaction",
  ),
  // Limits
  identifier(/\bMOST(?:_\w+)?\b|\b(?:LONGEST|DEEPEST|WIDEST|LARGEST)(?:_\w+)?\b/g, "MAX_"),
  identifier(/\b(?:NARROWEST|FEWEST|SMALLEST|LEAST)(?:_\w+)?\b/g, "MIN_"),
  identifier(/\bGRACE\b/g, "SHUTDOWN_TIMEOUT_MS"),
  identifier(/\bPATIENCE\b/g, "ADMISSION_TIMEOUT_MS"),
  // HTTP and the contract
  {
    ...identifier(/\b\w*(?:[Aa]nswer(?!ed\b)|ANSWER)\w*/g, "response"),
    except: { "packages/cli/src/account/login.ts": "what a person answers to a question" },
  },
  text(/\banswer(?:s|ed|ing)? (?:with |is )?`?[1-5]\d\d\b/g, "respond with"),
  identifier(/\btargetFault\b/g, "invalidTargetReason"),
  identifier(/\b(?:Terms|onTerms)\b/g, "Overrides, applyOverrides"),
  identifier(/\bwhenKept\b/g, "then"),
  identifier(/\bwhenBroken\b/g, "else"),
  text(/\b(?:keeps?|kept|holds? to) (?:the|its|a) (?:contract|schema)\b/g, "conforms to"),
  text(/\b(?:breaks?|broke|broken) (?:the|its|a) (?:contract|schema)\b/g, "violates"),
  // Conversion
  identifier(/\bRunLook\b/g, "RunFormatting"),
  identifier(/\bNamedStyleLook\b/g, "StyleFormatting"),
  identifier(/\bpaperColour\b/g, "pageBackground"),
  identifier(/\bhostImages?\b/g, "rehostImage"),
  // Words for people
  text(/\b[Mm]end(?:s|ed|ing)?\b/g, "fix"),
  text(/\b[Uu]pkeep\b/g, "maintenance"),
  text(/\b[Tt]he house\b|\bHouse rules\b/g, "repository layout, conventions"),
  text(/The workspace has not all of these/g, "Some connections do not exist in this workspace."),
  text(/What has no key was not stored/g, "Insert returned no row."),
  text(/\bNothing there\./g, "No results."),
  text(/seconds above 0, a day at most/g, "Must be between 0 (exclusive) and 86400 seconds."),
  quoted(/has neither passed nor found/g, "neither passed nor failed"),
  quoted(/\bknown again\b/g, "recognised"),
  quoted(/without what is different each time/g, "without its instance-specific members"),
  quoted(/\bno \w+ has come to\b/g, "no real … has that many"),
  quoted(/\b(?:can|may) stand for the one before\b/g, "can be replaced"),
  quoted(/\bwas not retried\b/g, "left to retry"),
  quoted(/\bnone waits\b|\bthe oldest waits\b/g, "nothing waiting, oldest: …"),
  quoted(/\bproves? (?:it|them) right\b/g, "tests it against the contract"),
  // Phrases that nobody on call would say
  prose(
    /\bstands? in\b(?! for\b| place\b| its place\b| their place\b)/g,
    "is in, are in, or the verb: explains, lists",
  ),
  prose(/(?<!, )\b[Ww]hoever\b/g, "anyone who"),
  prose(/\bfor ever\b/g, "forever"),
  prose(/\blikewise\b/g, "too, also"),
  prose(/\bas it stands\b/g, "as it is"),
  prose(/\bone a line\b/g, "one per line"),
  prose(/\bcomes of\b/g, "comes from"),
  prose(/\b[Ww]here there (?:is|are)\b/g, "if there is"),
  prose(/\ban? (?:[\w-]+ )?[\w-]+ of (?:its|their|your) own\b/g, "its own …"),
  prose(/\bTells of\b/g, "Reports"),
  text(
    /(?<![Tt]here )\b(?:is|are) no (?:address|backup|description|document|file|folder|form|number|object|report|setting|success|text|token)s?\b/g,
    "is not a …",
  ),
  prose(
    /\b(?:undefined|false|[Rr]ejects|[Tt]hrows an? [A-Z]\w*|@throws \w+) where (?=[a-z])/g,
    "… if",
  ),
  prose(
    /\band gives (?:how many|its|the (?:function|id|list|output|path|result))\b/g,
    "and returns",
  ),
  text(/\banew\b/g, "again"),
  {
    ...text(/\bnpx pnpm@/g, "npx --yes pnpm@12, which asks nothing"),
    except: { "packages/docs/new-user-diary.md": "it says what was printed once" },
  },
  prose(/\b(?:says?|said) of (?:an?|each|its?|the|their|themselves)\b/g, "say about"),
  prose(/\bknows? of (?:an?|each|its|the|their)\b/g, "know about"),
  text(/\bends? with [0-4] (?:if|where)\b/g, "exits with … if"),
  {
    ...prose(
      /\bstands? (?:after|before|below|beside|between|once|there|under)\b/g,
      "comes, is, are",
    ),
    except: { "packages/convert/README.md": "the text of a warning is a type of version 1.0" },
  },
  prose(/\b(?:is|are|was) told (?:of|by|in)\b/g, "hears of, learns of, or the verb: reports"),
  text(/\bthat there (?:is|are) not\b/g, "unknown, missing or that does not exist"),
  text(/\b(?:is|are|was) taken for\b/g, "looks like, is treated as or counts as"),
  text(/\bfor want of\b/g, "because there is no …"),
  text(/\b[Ww]hat (?:is known of|becomes of|comes of)\b/g, "the noun: state, outcome"),
  text(/\bis of (?:OpenAPI|Swagger|an earlier draft)\b/g, "belongs to"),
  text(/\b(?:is|are) none that (?:is|are)\b/g, "is unknown, is not valid"),
  text(/\bif that may be\b/g, "if that is acceptable"),
  text(/\bbetween the look at\b/g, "between the check of"),
  text(/\bthose who run the service\b/g, "the operator of the service"),
  text(/\bspeaks? no (?:TLS|HTTP)\b/g, "does not support"),
  text(/\ba time to come\b/g, "in the future"),
  text(
    /\b(?:[Kk]eys?|[Ll]ogins?|[Cc]redentials|[Qq]uota) of Google\b/g,
    "Google key, Google login",
  ),
  text(/\bvalues inside values\b/g, "nested values"),
  text(/\bwhat whoever\b/g, "what anyone who, what operators"),
  text(/\bis there already\b/g, "already exists"),
  text(/\bbeside some \w+ (?:busy )?processes\b/g, "while some … other processes were busy"),
  prose(/\bnone of (?:its|their|your) own\b/g, "without its own …"),
  prose(/\bthe content around\b/g, "the surrounding content"),
  text(/\bwhat is no [a-z]/g, "something that is not a …"),
];
