import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Crashed } from "../errors/crashed.tsx";
import { inTab } from "../session/storage.ts";

const RELOADED = "sb-reloaded";

/** The screen's chunk could not be loaded. */
export class ScreenUnavailable extends Error {
  override readonly name = "ScreenUnavailable";
  constructor(cause: unknown) {
    super("The code of this screen could not be fetched", { cause });
  }
}

/** Fallback for a screen that crashed or whose chunk could not be loaded. */
export function ScreenFailed() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof ScreenUnavailable) reloadOnce(String(error.cause));
  }, [error]);
  return <Crashed />;
}

/** A new release removes the old chunks; reloading the page gets the new ones. */
function reloadOnce(reason: string): void {
  if (inTab.getItem(RELOADED) === reason) return;
  inTab.setItem(RELOADED, reason);
  location.reload();
}
