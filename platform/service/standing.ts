// How the parts of a process are, as it tells operators, and other processes (board.ts).

/** Where a projection stands, as its projector says. */
export type ProjectionState = {
  readonly projection: string;
  readonly state: "catching-up" | "live" | "failing";
  /** Its model may be read. */
  readonly ready: boolean;
  /** About how many events it has still to take in. */
  readonly lagEvents: number;
  /** Milliseconds since the oldest of them happened. */
  readonly lagMs: number;
  readonly error?: { readonly eventId?: string; readonly eventType?: string; readonly failures: number };
  readonly heldUpBy?: readonly string[];
};
