// Kinds of files that are not taken, under names of those that are; and text, which is only text whatever its name says.
import { bytesOf, type Hostile, hex } from "./upload.ts";

const refused = (what: string, name: string, bytes: Hostile["bytes"]): Hostile => ({
  what,
  name,
  bytes,
  gets: "FILE_TYPE_NOT_ALLOWED",
});
const text = (what: string, name: string, content: string): Hostile => ({
  what,
  name,
  bytes: () => bytesOf(content),
  gets: { mediaType: "text/plain" },
});

const ZIP = "504b0304140000000800";
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>`;
const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>`;

export const DISGUISED: readonly Hostile[] = [
  refused("a Windows program", "photo.png", () => hex("4d5a90000300000004000000ffff0000b800000000000000")),
  refused("a Linux program", "photo.jpg", () => hex("7f454c4602010100000000000000000002003e0001000000")),
  refused("a macOS program", "photo.jpg", () => hex("cffaedfe07000001030000000200000010000000")),
  refused("WebAssembly", "call.mp3", () => hex("0061736d01000000")),
  refused("a Java class", "photo.webp", () => hex("cafebabe00000034001d0a00060f")),
  refused("a zip", "letter.txt", () => bytesOf(hex(ZIP), Buffer.alloc(40))),
  refused("a Word document", "letter.pdf", () => bytesOf(hex(ZIP), Buffer.alloc(20), "word/document.xml")),
  refused("a 7z", "photo.png", () => hex("377abcaf271c0004000000000000000000000000")),
  refused("a RAR", "photo.png", () => hex("526172211a0701003392b5e50a010506")),
  refused("gzip", "note.txt", () => hex("1f8b0800000000000003")),
  refused("a database", "note.txt", () => bytesOf("SQLite format 3\0", Buffer.alloc(84))),
  refused("a font", "photo.png", () => bytesOf("wOF2", hex("00010000000000000000000000000000"))),
  refused("Flash", "clip.mp4", () => bytesOf("CWS", hex("0a00000000789c"))),
  refused("a BMP", "photo.png", () => bytesOf("BM", hex("460000000000000036000000280000000100000001000000010018"))),
  refused("a TIFF", "photo.jpg", () => hex("49492a000800000000000000")),
  refused("a Photoshop file", "photo.jpg", () => bytesOf("8BPS", hex("000100000000000000030000000100000001"))),
  refused("an icon", "photo.png", () => hex("00000100010010100000010020006804000016000000")),
  refused("XML with entities that multiply", "note.txt", () => bytesOf(ENTITIES)),
  refused("a scripted SVG with a prologue", "drawing.svg", () => bytesOf(`<?xml version="1.0"?>${SCRIPT}`)),
  refused("text in UTF-16", "note.txt", () => bytesOf(hex("fffe"), Buffer.from("note", "utf16le"))),
  refused("text with a NUL", "note.txt", () => bytesOf("a\0b")),
  refused("text in Latin-1", "note.txt", () => hex("636166e9")),
  refused("random bytes", "photo.png", () => hex("9f13c4e87712aa0b5c3d")),
  text("a scripted SVG without a prologue", "drawing.svg", SCRIPT),
  text("a web page with a script", "page.html", "<!doctype html><script>alert(1)</script>"),
  text("a shell script", "run.sh", "#!/bin/sh\nrm -rf /\n"),
  text("a script for Windows", "photo.png.js", "WScript.Echo(1)"),
  text("formulas for a spreadsheet", "table.csv", "=cmd|' /C calc'!A0,@SUM(1)\n"),
];
