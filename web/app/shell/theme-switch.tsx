import { useText } from "../../i18n/text.tsx";
import { SwitchTheme } from "../../ui/switch-theme.tsx";
import { useTheme } from "../theme.ts";

export function ThemeSwitch() {
  const { theme: labels } = useText().common;
  const [theme, setTheme] = useTheme();
  return <SwitchTheme dark={theme === "dark"} onChange={(dark) => setTheme(dark ? "dark" : "light")} labels={labels} />;
}
