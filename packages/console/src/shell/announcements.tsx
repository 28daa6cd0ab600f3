import { useEffect } from "preact/hooks";
import { announcement } from "../state/announce.ts";

const SHOWN_MS = 6_000;

/** Shows the last action that was done for a short time, and has a screen reader read it out. */
export function Announcements() {
  const { value } = announcement;
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => void (announcement.value = undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <div class="announcements" role="status">
      {value && <p key={value.id}>{value.text}</p>}
    </div>
  );
}
