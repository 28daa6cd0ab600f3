import { useState } from "preact/hooks";
import { chosenTheme, chooseTheme, isTheme, THEMES } from "../state/theme.ts";

/** Shows a field that selects the dark, the light or the system's theme. */
export function ThemeSelect() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <label class="theme">
      <span class="unseen">Theme</span>
      <select
        value={theme}
        onChange={({ currentTarget: { value } }) => {
          if (!isTheme(value)) return;
          chooseTheme(value);
          setTheme(value);
        }}
      >
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
