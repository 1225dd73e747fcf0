// All lists of BIP-39, for processes that have them at hand. A device loads those that it needs.
import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as simplified } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { wordlist as traditional } from "@scure/bip39/wordlists/traditional-chinese.js";
import { makeWordLists } from "./phrases.ts";

export const ALL_LISTS = makeWordLists([
  english,
  spanish,
  french,
  italian,
  portuguese,
  czech,
  korean,
  japanese,
  simplified,
  traditional,
]);
