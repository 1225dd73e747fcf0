// Light or dark: follows the system until the user chooses; the choice is stored.
import { useSyncExternalStore } from "react";
import { onDevice } from "../session/storage.ts";

export type Theme = "light" | "dark";

const KEY = "sb-theme";
const COLORS = { light: "#fbfaf7", dark: "#0e1420" } as const;
const listeners = new Set<() => void>();

const currentTheme = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", COLORS[theme]);
  for (const listener of listeners) listener();
}

/** Follows the system's setting and other tabs. Call it once, at start. */
export function watchTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = (): void => {
    if (onDevice.getItem(KEY) === null) show(system.matches ? "dark" : "light");
    else show(currentTheme());
  };
  // The system's setting may have changed since the page began to load.
  follow();
  system.addEventListener("change", follow);
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) show(newValue === "dark" ? "dark" : "light");
  });
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme): void {
  onDevice.setItem(KEY, theme);
  show(theme);
}
