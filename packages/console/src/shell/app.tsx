import { useEffect } from "preact/hooks";
import { connect, disconnect } from "../state/live.ts";
import { linkTo, place } from "../state/router.ts";
import { session } from "../api/session.ts";
import { PauseBanner } from "../pages/pauses/pause-banner.tsx";
import { Page } from "../ui/page.tsx";
import { Announcements } from "./announcements.tsx";
import { Header } from "./header.tsx";
import { LiveBanner } from "./live-banner.tsx";
import { Menu } from "./menu.tsx";
import { pageAt } from "./pages.tsx";
import { SignIn } from "./sign-in.tsx";

/** Shows the console: first the sign-in form, then the page that the address names. */
export function App() {
  const { value } = session;
  const isIn = value.state === "in";
  useEffect(() => {
    if (!isIn) return;
    connect();
    return disconnect;
  }, [isIn]);
  if (value.state === "starting") return <p class="starting">Connecting to the service …</p>;
  if (value.state === "out") return <SignIn reason={value.reason} />;
  const { path } = place.value;
  return (
    <div class="app">
      <a class="skip" href="#content" onClick={skip}>
        Skip to the content
      </a>
      <Header />
      <Menu />
      <main id="content" tabIndex={-1}>
        <LiveBanner />
        <PauseBanner />
        {/* A page of its own for each path, so that nothing of another page stays. */}
        <div key={path.join("/")}>{pageAt(place.value) ?? <NoPage />}</div>
      </main>
      <Announcements />
    </div>
  );
}

/**
 * Moves the focus to the content of the page. The skip link cannot do that itself, because the router uses the hash.
 */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector("main")?.focus();
}

function NoPage() {
  return (
    <Page title="There is no such page">
      <p>
        The address may be cut off or mistyped. <a href={linkTo([])}>Overview</a> ·{" "}
        <a href={linkTo(["jobs"])}>Jobs</a>
      </p>
    </Page>
  );
}
