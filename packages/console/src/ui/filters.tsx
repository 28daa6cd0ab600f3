import { useState } from "preact/hooks";
import { goTo, linkTo, place } from "../state/router.ts";
import { Choice, Choices, TextField, type Option } from "./fields.tsx";

/** A filter of a list, stored as a query parameter of the address. */
export type Filter =
  | {
      readonly kind: "choices";
      readonly name: string;
      readonly label: string;
      readonly options: readonly Option[];
    }
  | {
      readonly kind: "choice";
      readonly name: string;
      readonly label: string;
      readonly options: readonly Option[];
    }
  | {
      readonly kind: "text";
      readonly name: string;
      readonly label: string;
      readonly placeholder?: string;
    }
  | { readonly kind: "day"; readonly name: string; readonly label: string }
  | { readonly kind: "time" };

const ANY: Option = { value: "", label: "any" };
const CUSTOM = "custom";
const TIMES: readonly Option[] = [
  { value: "", label: "any time" },
  { value: "1h", label: "the last hour" },
  { value: "24h", label: "the last 24 hours" },
  { value: "7d", label: "the last 7 days" },
  { value: CUSTOM, label: "from … to …" },
];
const HOURS: Readonly<Record<string, number>> = { "1h": 1, "24h": 24, "7d": 168 };

/** Shows the filters of a list. Their values are in the address, so that a reader can bookmark and share it. */
export function Filters({ of }: { readonly of: readonly Filter[] }) {
  const { path, query } = place.value;
  const [isOpen] = useState(() => query.size > 0 || matchMedia("(min-width: 48rem)").matches);
  const apply = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const values = Object.fromEntries(
      [...new Set(data.keys())].map((name) => [
        name,
        data.getAll(name).map((each) => textOf(name, each)),
      ]),
    );
    goTo(linkTo(path, values), { replace: true });
  };
  return (
    <details class="filters" open={isOpen}>
      <summary>Filters{query.size > 0 && " (set)"}</summary>
      <form
        // With this key, the fields are created again when the address changes, for example when the reader goes back.
        key={query.toString()}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        onChange={({ currentTarget }) => apply(currentTarget)}
      >
        {of.map((filter) => (
          <FilterField key={filter.kind === "time" ? "time" : filter.name} filter={filter} />
        ))}
        <p class="actions">
          <button>Filter</button>
          {query.size > 0 && <a href={linkTo(path)}>Clear</a>}
        </p>
      </form>
    </details>
  );
}

function textOf(name: string, value: FormDataEntryValue): string {
  const text = String(value).trim();
  const isLocal = (name === "since" || name === "until") && /^\d{4}-.*[^Z]$/.test(text);
  return isLocal ? new Date(text).toISOString() : text;
}

function FilterField({ filter }: { readonly filter: Filter }) {
  const { query } = place.value;
  if (filter.kind === "time") return <TimeFields />;
  const { name, label } = filter;
  if (filter.kind === "choices")
    return (
      <Choices name={name} label={label} options={filter.options} values={query.getAll(name)} />
    );
  const value = query.get(name) ?? "";
  if (filter.kind === "choice")
    return <Choice name={name} label={label} options={[ANY, ...filter.options]} value={value} />;
  if (filter.kind === "day")
    return <TextField type="date" name={name} label={label} value={value} />;
  return (
    <TextField
      type="search"
      name={name}
      label={label}
      value={value}
      placeholder={filter.placeholder ?? ""}
    />
  );
}

function TimeFields() {
  const { query } = place.value;
  const [since, until] = [query.get("since") ?? "", query.get("until") ?? ""];
  const isCustom = since !== "" && !(since in HOURS);
  if (!isCustom && !until)
    return <Choice name="since" label="Time" options={TIMES} value={since} />;
  return (
    <>
      <TextField type="datetime-local" name="since" label="From" value={localOf(since)} />
      <TextField type="datetime-local" name="until" label="To" value={localOf(until)} />
    </>
  );
}

/** Formats a time for a `datetime-local` field: in the viewer's zone, without a zone suffix. */
export function localOf(text: string): string {
  const time = text === CUSTOM ? new Date(Date.now() - 86_400_000) : new Date(text);
  if (Number.isNaN(time.getTime())) return "";
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the time bounds in a query. */
export function timesOf(query: URLSearchParams): { since?: string; until?: string } {
  const [since = "", until] = [query.get("since") ?? "", query.get("until")];
  const hours = HOURS[since];
  const from = hours ? Date.now() - hours * 3_600_000 : Date.parse(since);
  return {
    ...(Number.isNaN(from) ? {} : { since: new Date(from).toISOString() }),
    ...(until ? { until } : {}),
  };
}

/** Returns a query value as a whole number; undefined if it is not one. */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
