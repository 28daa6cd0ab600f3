import { signal } from "@preact/signals";
import { liveState } from "../state/live.ts";
import { linkTo } from "../state/router.ts";
import { session } from "../api/session.ts";
import { signOut } from "../state/sign-in.ts";
import { explainFailure } from "../api/explain-failure.ts";
import { announce } from "../state/announce.ts";
import { ThemeSelect } from "./theme-select.tsx";

/** True if the menu is open, on screens too narrow to show it next to the page. */
export const isMenuOpen = signal(false);

const LIVE = {
  live: "live",
  connecting: "connecting …",
  lost: "not connected",
} as const;

/** Shows the name of the console, the signed-in user, and whether the page is live. */
export function Header() {
  const { value } = session;
  const leave = () =>
    signOut().catch((error: unknown) => {
      const { title, detail } = explainFailure(error);
      announce(`${title} ${detail}`);
    });
  return (
    <header class="top">
      <button
        type="button"
        class="menu-button"
        aria-expanded={isMenuOpen.value}
        aria-controls="menu"
        onClick={() => void (isMenuOpen.value = !isMenuOpen.value)}
      >
        Menu
      </button>
      <a class="name" href={linkTo([])}>
        Document Export
      </a>
      <span class={`live ${liveState.value === "live" ? "on" : liveState.value}`}>
        <span aria-hidden="true">●</span> {LIVE[liveState.value]}
      </span>
      <span class="who">{value.state === "in" && `${value.name} (${value.role})`}</span>
      <ThemeSelect />
      <button type="button" onClick={leave}>
        Sign out
      </button>
    </header>
  );
}
