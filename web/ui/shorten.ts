/** The first and last characters of an address, which people compare; the whole address if it is short. */
export function shorten(text: string, head = 8, tail = 6): string {
  const characters = [...text];
  if (characters.length <= head + tail + 3) return text;
  return `${characters.slice(0, head).join("")}…${characters.slice(-tail).join("")}`;
}
