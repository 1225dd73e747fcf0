import type { ViewedKind } from "@sb/contracts/views/model.ts";
import { useEffect } from "react";
import { call } from "./client.ts";

/** Has the server count that this is looked at; undefined while it is not there yet. */
export function useViewed(kind: ViewedKind, seq: number | undefined): void {
  useEffect(() => {
    if (seq === undefined) return;
    // A view that could not be counted is no matter for whoever reads.
    call("POST view", { body: { kind, seq } }).catch(() => undefined);
  }, [kind, seq]);
}
