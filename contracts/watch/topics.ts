// Keyed hashes by which events about reports find watches: who reads the disk does not learn what is watched.
import type { Mac } from "../signed-link.ts";

export const targetTopic = (mac: Mac, addressKey: string): string => mac("watch-target", addressKey);
export const wordTopic = (mac: Mac, word: string): string => mac("watch-word", word);
