// The end of every `evolve`: an event it does not know is an error, never skipped in silence (STYLE.md, 4).

/** Takes what the compiler holds impossible; names the type only, for an event may hold what no log should. */
export function unknownEvent(event: never): Error {
  const { type, version }: { type?: unknown; version?: unknown } = event;
  return new Error(`No rule for the event ${String(type)}@${String(version)}`);
}
