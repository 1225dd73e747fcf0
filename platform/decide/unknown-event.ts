// The end of every `evolve`: an unknown event is an error and never skipped.

/** Takes what the compiler holds impossible. Names type and version only, since events may hold personal data. */
export function unknownEvent(event: never): Error {
  const { type, version }: { type?: unknown; version?: unknown } = event;
  return new Error(`No rule for the event ${String(type)}@${String(version)}`);
}
