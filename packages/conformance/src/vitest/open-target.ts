import { type Target, UsageError } from "../load/target.js";

/** A server that was started for the tests. */
export interface StartedTarget extends Partial<Target> {
  readonly baseUrl: string;
  /** Called after the last test. */
  stop?(): unknown;
}

/**
 * The subject of `describeConformance`: a base URL, a target with members as in a profile, or a function that starts a
 * server. Without a token, `DOCUMENT_EXPORT_TOKEN` is used.
 */
export type ConformanceTarget =
  | string
  | StartedTarget
  | (() => StartedTarget | Promise<StartedTarget>);

/**
 * Starts the server if the target is a function.
 * @throws UsageError if there is no token, although the interface requires one
 */
export async function openTarget(
  given: ConformanceTarget,
  needsToken: boolean,
): Promise<{ readonly target: Target; readonly stop?: () => unknown }> {
  const started = typeof given === "function" ? await given() : given;
  const named: StartedTarget = typeof started === "string" ? { baseUrl: started } : started;
  const { stop, token = process.env["DOCUMENT_EXPORT_TOKEN"], ...target } = named;
  if (token === undefined && needsToken) {
    await stop?.call(named);
    throw new UsageError("No token: name it as `token`, or set DOCUMENT_EXPORT_TOKEN.");
  }
  return {
    target: { ...target, token: token ?? "" },
    ...(stop && { stop: () => stop.call(named) }),
  };
}
