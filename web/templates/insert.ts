type Range = { readonly start: number; readonly end: number };

/** A text with another in place of what is selected, on a line of its own, and where the cursor stands then: behind it. */
export function insertedAt(
  text: string,
  added: string,
  { start, end }: Range,
): { readonly value: string; readonly caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const whole = `${before === "" || before.endsWith("\n") ? "" : "\n"}${added}`;
  const gap = after === "" || after.startsWith("\n") ? "" : "\n";
  return { value: `${before}${whole}${gap}${after}`, caret: before.length + whole.length };
}
