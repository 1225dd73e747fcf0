// The time as events and tokens carry it.

let last = 0;
let text = "";

/** Now, as ISO 8601 in UTC to the millisecond. The text is made once a millisecond: filing a report asks half a dozen times. */
export function nowText(): string {
  const now = Date.now();
  if (now !== last) {
    last = now;
    text = new Date(now).toISOString();
  }
  return text;
}
