import { useTranslation } from "react-i18next";
import { SwitchTheme } from "../../ui/switch-theme.tsx";
import { useTheme } from "../theme.ts";

export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <SwitchTheme
      dark={theme === "dark"}
      onChange={(dark) => setTheme(dark ? "dark" : "light")}
      labels={{ toDark: t(($) => $.common.theme.toDark), toLight: t(($) => $.common.theme.toLight) }}
    />
  );
}
