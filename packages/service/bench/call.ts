/** Result of many calls. */
export interface Calls {
  /** Calls per second. */
  readonly rate: number;
  /** Median duration of a call, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Makes `count` calls, `callers` of them at the same time. */
export async function callMany(
  count: number,
  callers: number,
  call: (index: number) => Promise<unknown>,
): Promise<Calls> {
  const durations: number[] = [];
  const turns = Array.from({ length: count }).keys();
  const started = performance.now();
  const work = async () => {
    for (const index of turns) {
      const begun = performance.now();
      await call(index);
      durations.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  const seconds = (performance.now() - started) / 1000;
  durations.sort((a, b) => a - b);
  const at = (part: number) => Math.round((durations[Math.floor(count * part)] ?? 0) * 10) / 10;
  return { rate: Math.round(count / seconds), p50: at(0.5), p99: at(0.99), max: at(1 - 1 / count) };
}

/** Exports a file with one request, and waits until it is accepted. */
export async function postExport(
  {
    url,
    token,
    destination,
  }: { readonly url: string; readonly token: string; readonly destination: number },
  file: Blob,
): Promise<void> {
  const body = new FormData();
  body.append("file", file);
  body.append("options", JSON.stringify({ destination }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v2/export/hosted-docs`, { method: "POST", headers, body });
  if (response.status !== 202) throw new Error(await response.text());
  await response.arrayBuffer();
}
