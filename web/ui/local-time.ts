// Instants in a date-and-time field, which knows local times only.

/** `2026-03-01T09:30` of an instant (ISO 8601) in this device's time zone; empty for none. */
export function localTimeOf(instant: string | undefined): string {
  if (instant === undefined) return "";
  const at = new Date(instant);
  const two = (n: number) => String(n).padStart(2, "0");
  const day = `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant (ISO 8601 in UTC) of a local time; undefined where there is none, or none that can be read. */
export function instantOf(localTime: string): string | undefined {
  const at = new Date(localTime);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
