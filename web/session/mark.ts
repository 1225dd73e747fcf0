// A sign, readable by every tab of this browser, of which login they should show; it says nothing else.
import { onDevice } from "./storage.ts";

const NAME = "sb-login";

export const readMark = (): string | undefined => onDevice.getItem(NAME) ?? undefined;
export const writeMark = (mark: string): void => onDevice.setItem(NAME, mark);
export const clearMark = (): void => onDevice.removeItem(NAME);
