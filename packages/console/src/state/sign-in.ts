import { client, isProblemError } from "../api/client.ts";
import { session } from "../api/session.ts";

/** Asks the service who is signed in; `unknown` if it does not respond, and the session stays as it was. */
export async function getSession(): Promise<"in" | "out" | "unknown"> {
  try {
    const { role, name } = await client.getSession();
    session.value = { state: "in", role, name };
    return "in";
  } catch (error) {
    if (!isProblemError(error) || error.status !== 401) return "unknown";
    const wasIn = session.value.state === "in";
    session.value = {
      state: "out",
      reason: wasIn ? "Your session has ended. Sign in to continue on this page." : "",
    };
    return "out";
  }
}

/** Signs in with a token or a one-time code. */
export async function signIn(proof: { readonly token: string } | { readonly code: string }) {
  const { role, name } = await client.createSession({ body: proof });
  session.value = { state: "in", role, name };
}

/** Ends the session at the service, and shows the sign-in form. */
export async function signOut(): Promise<void> {
  await client.deleteSession();
  session.value = { state: "out", reason: "You have signed out." };
}
