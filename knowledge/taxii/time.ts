// Timestamps of TAXII (section 1.6.3): RFC 3339 in UTC with microseconds, here as integers since 1970.

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/;

/** Undefined where the text is no timestamp. What is finer than a microsecond is cut off. */
export function microsOf(text: string): number | undefined {
  const [, seconds = "", fraction = ""] = TIMESTAMP.exec(text) ?? [];
  const ms = Date.parse(`${seconds}Z`);
  return Number.isNaN(ms) ? undefined : ms * 1_000 + Number(fraction.slice(0, 6).padEnd(6, "0"));
}

export function timestampOf(micros: number): string {
  const ms = Math.floor(micros / 1_000);
  const seconds = new Date(ms).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, "0")}Z`;
}
