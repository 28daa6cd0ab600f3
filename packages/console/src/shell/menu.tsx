import { useEffect } from "preact/hooks";
import { linkTo, place } from "../state/router.ts";
import { isMenuOpen } from "./header.tsx";
import { labelOf, MENU } from "./pages.tsx";

/** Shows links to the pages, in their groups. */
export function Menu() {
  const [current = ""] = place.value.path;
  useEffect(() => void (isMenuOpen.value = false), [place.value]);
  return (
    <nav id="menu" class={isMenuOpen.value ? "open" : undefined} aria-label="Pages">
      {MENU.map(({ group, paths }) => (
        <div key={group}>
          <strong id={`group-${group}`}>{group}</strong>
          <ul aria-labelledby={`group-${group}`}>
            {paths.map((path) => (
              <li key={path}>
                <a
                  href={linkTo(path ? [path] : [])}
                  aria-current={path === current ? "page" : undefined}
                >
                  {labelOf(path)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
