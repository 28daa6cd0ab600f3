import { explainFailure } from "../api/explain-failure.ts";
import { goTo, linkTo } from "../state/router.ts";
import { endSession, session } from "../api/session.ts";
import { getSession, signIn } from "../state/sign-in.ts";

const LOGIN = /^#login=(.+)$/;
const AGAIN_MS = 2_000;

/** Signs in with the one-time code in the address, or checks who is signed in. */
export async function start(): Promise<void> {
  const code = LOGIN.exec(location.hash)?.[1];
  if (code) {
    // The code must not stay in the history.
    goTo(linkTo([]), { replace: true });
    await signInByCode(decodeURIComponent(code));
    return;
  }
  if ((await getSession()) !== "unknown") return;
  session.value = {
    state: "out",
    reason: "The service does not respond. This page tries again until it does.",
  };
  const ask = async () => {
    if (session.value.state === "out" && (await getSession()) === "unknown")
      setTimeout(ask, AGAIN_MS);
  };
  setTimeout(ask, AGAIN_MS);
}

async function signInByCode(code: string): Promise<void> {
  try {
    await signIn({ code });
  } catch (error) {
    const { wayOn, title, detail } = explainFailure(error);
    // A user who is already signed in stays signed in.
    if ((await getSession()) === "in") return;
    session.value = { state: "starting" };
    endSession(
      wayOn === "sign-in"
        ? "The link was already used or has expired: each link works once, within a minute. Run `document-export console` for a new one, or sign in with a token."
        : `${title} ${detail}`,
    );
  }
}
