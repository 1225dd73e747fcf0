// Files that are two things at once, and pictures that are broken.
import sharp from "sharp";
import { png, smallPng } from "./png.ts";
import { bytesOf, type Hostile, hex } from "./upload.ts";

const photo = async () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#369" } });
const jpeg = async () => (await photo()).jpeg().toBuffer();
const PAGE = "<script>alert(document.cookie)</script>";

export const POLYGLOTS: readonly Hostile[] = [
  {
    what: "a PNG and a zip",
    name: "both.png",
    bytes: () => bytesOf(smallPng(), hex("504b0304140000000800"), Buffer.alloc(40)),
    gets: { mediaType: "image/png", view: true },
  },
  {
    what: "a JPEG and a web page",
    name: "both.html",
    bytes: async () => bytesOf(await jpeg(), PAGE),
    gets: { mediaType: "image/jpeg", view: true },
  },
  {
    what: "a JPEG with PHP in its metadata",
    name: "both.php",
    bytes: async () => {
      const exif = { IFD0: { Copyright: "<?php system($_GET[0]); ?>" } };
      return bytesOf(await (await photo()).withExif(exif).jpeg().toBuffer());
    },
    gets: { mediaType: "image/jpeg", view: true },
  },
  {
    what: "a GIF and a script",
    name: "both.js",
    bytes: () => bytesOf("GIF89a/*", Buffer.alloc(8), "*/=1;alert(1)"),
    gets: { mediaType: "image/gif" },
  },
  {
    what: "a PDF and a web page",
    name: "both.pdf",
    bytes: () => bytesOf("%PDF-1.4\n", PAGE, "\n%%EOF"),
    gets: { mediaType: "application/pdf" },
  },
  {
    what: "a PDF that runs a script",
    name: "letter.pdf",
    bytes: () => bytesOf("%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF"),
    gets: { mediaType: "application/pdf" },
  },
  {
    what: "a video's head and then anything",
    name: "clip.mp4",
    bytes: () => bytesOf(hex("00000018667479706d703432000000006d70343269736f6d"), PAGE),
    gets: { mediaType: "video/mp4" },
  },
  {
    what: "a WebP's head and then anything",
    name: "photo.webp",
    bytes: () => bytesOf("RIFF", hex("ffffff7f"), "WEBPVP8 ", PAGE),
    gets: { mediaType: "image/webp" },
  },
  {
    what: "a sound's head and then anything",
    name: "call.wav",
    bytes: () => bytesOf("RIFF", hex("24000000"), "WAVEfmt ", PAGE),
    gets: { mediaType: "audio/wav" },
  },
];

export const BROKEN: readonly Hostile[] = [
  { what: "nothing at all", name: "empty.png", bytes: () => bytesOf(), gets: "FILE_TYPE_NOT_ALLOWED" },
  { what: "one byte", name: "one.txt", bytes: () => bytesOf("a"), gets: { mediaType: "text/plain" } },
  {
    what: "a PNG's signature alone",
    name: "photo.png",
    bytes: () => hex("89504e470d0a1a0a"),
    gets: "FILE_TYPE_NOT_ALLOWED",
  },
  {
    what: "a PNG cut in the middle",
    name: "photo.png",
    bytes: () => smallPng().slice(0, 45),
    gets: { mediaType: "image/png" },
  },
  {
    what: "a PNG of no width",
    name: "photo.png",
    bytes: () => png({ width: 0, height: 8, lines: Buffer.alloc(8) }),
    gets: { mediaType: "image/png" },
  },
  {
    what: "a PNG whose check sums are wrong",
    name: "photo.png",
    bytes: () => {
      const bytes = smallPng();
      bytes[30] = 1;
      return bytes;
    },
    gets: { mediaType: "image/png" },
  },
  {
    what: "a JPEG cut in the middle",
    name: "photo.jpg",
    bytes: async () => bytesOf((await jpeg()).subarray(0, 200)),
    gets: { mediaType: "image/jpeg" },
  },
];
