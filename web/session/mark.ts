// A random id of the current login, readable by all tabs, so that they notice when it changes. Contains nothing else.
import { onDevice } from "./storage.ts";

const NAME = "sb-login";

export const readMark = (): string | undefined => onDevice.getItem(NAME) ?? undefined;
export const writeMark = (mark: string): void => onDevice.setItem(NAME, mark);
export const clearMark = (): void => onDevice.removeItem(NAME);
