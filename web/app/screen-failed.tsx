import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Crashed } from "../errors/crashed.tsx";
import { inTab } from "../session/storage.ts";

const RELOADED = "sb-reloaded";

/** The code of a screen could not be fetched. */
export class ScreenUnavailable extends Error {
  override readonly name = "ScreenUnavailable";
  constructor(cause: unknown) {
    super("The code of this screen could not be fetched", { cause });
  }
}

/** In place of a screen that broke or whose code did not come. */
export function ScreenFailed() {
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof ScreenUnavailable) reloadOnce(String(error.cause));
  }, [error]);
  return <Crashed />;
}

/** After a release the files of the one before are gone, and a fresh page knows the new ones. */
function reloadOnce(reason: string): void {
  if (inTab.getItem(RELOADED) === reason) return;
  inTab.setItem(RELOADED, reason);
  location.reload();
}
