// A harmless text under names that would lead elsewhere, or mislead who reads them.
import { bytesOf, type Hostile } from "./upload.ts";

const LONG = "n".repeat(5_000);

/** Names as sent and as stored; undefined where the request is refused as unreadable. */
const NAMES: readonly (readonly [what: string, sent: string, stored: string | undefined])[] = [
  ["a path out of the folder", "../../../etc/passwd", "passwd"],
  ["a path of Windows", "C:\\Windows\\System32\\drivers.txt", "drivers.txt"],
  ["slashes alone", "///", "file"],
  ["two dots", "..", "file"],
  ["a NUL", "note.txt\0.png", undefined],
  ["bells and escapes", "no\u0007te\u001b[2J.txt", undefined],
  ["a mark that turns the end around", "invoice\u202Ecod.exe", "invoicecod.exe"],
  ["marks that embed and isolate", "\u202Aa\u202Cb\u2066c\u2069.txt", "abc.txt"],
  ["characters without width", "no\u200Bte\u2060\uFEFF.txt", "note.txt"],
  ["5,000 characters", `${LONG}.txt`, `${LONG}.txt`.slice(-120)],
  ["a script", "<img src=x onerror=alert(1)>.txt", "<img src=x onerror=alert(1)>.txt"],
  ["quotes and a further parameter", `a";filename*=utf-8''b.txt`, "a%22;filename*=utf-8''b.txt"],
];

export const NAMED: readonly Hostile[] = NAMES.map(([what, sent, stored]) => ({
  what: `a name: ${what}`,
  name: sent,
  bytes: () => bytesOf("a harmless text"),
  gets: stored === undefined ? "INVALID_REQUEST" : { mediaType: "text/plain", name: stored },
}));
