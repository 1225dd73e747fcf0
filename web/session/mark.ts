// A sign, readable by every tab of this browser, of which login they should show; it says nothing else.
const NAME = "sb-login";

export const readMark = (): string | undefined => localStorage.getItem(NAME) ?? undefined;
export const writeMark = (mark: string): void => localStorage.setItem(NAME, mark);
export const clearMark = (): void => localStorage.removeItem(NAME);
