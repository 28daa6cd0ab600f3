import { startJudgedProxy, type JudgedProxy } from "@document-export/conformance";

/** Results of the checking proxies. */
export interface Judged {
  /** Number of exchanges that were checked. */
  readonly exchanges: number;
  /** Findings, each with its rule and a curl command. */
  readonly findings: readonly string[];
}

/** A `fetch` that calls servers on this machine through checking proxies. */
export interface JudgingFetch {
  readonly fetch: typeof fetch;
  /** Stops the proxies. */
  end(): Promise<Judged>;
}

/** Creates the `fetch`; each server gets its own proxy on its first call. */
export function createJudgingFetch(direct: typeof fetch): JudgingFetch {
  const proxies = new Map<string, Promise<JudgedProxy>>();
  const throughProxy = async ({ origin, pathname, search }: URL): Promise<URL> => {
    const started = proxies.get(origin) ?? startJudgedProxy({ upstream: origin });
    proxies.set(origin, started);
    return new URL(pathname + search, (await started).url);
  };
  return {
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      if (!isJudged(url)) return direct(input, init);
      const through = await throughProxy(url);
      return direct(input instanceof Request ? new Request(through, input) : through, init);
    },
    async end() {
      const reports = await Promise.all(
        [...proxies.values()].map(async (proxy) => (await proxy).end()),
      );
      const findings = reports.flatMap(({ rules }) => rules.flatMap((rule) => rule.findings));
      return {
        exchanges: reports.reduce((sum, { traffic }) => sum + traffic.judged, 0),
        findings: findings.map(({ rule, message, curl }) => `${rule}: ${message} ${curl}`),
      };
    },
  };
}

/** Returns false for requests outside the interface or to another machine, which the proxies ignore. */
function isJudged({ protocol, hostname, pathname }: URL): boolean {
  return protocol === "http:" && hostname === "127.0.0.1" && pathname.startsWith("/v2/");
}
