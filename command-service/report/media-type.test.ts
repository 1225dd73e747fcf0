import { describe, expect, it } from "vitest";
import { mediaTypeOf } from "./media-type.ts";
import { PNG } from "./testing.ts";

describe("the file type is detected from the bytes", () => {
  it.each([
    ["image/png", PNG],
    ["application/pdf", Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")],
    ["text/plain", Buffer.from("그는 이렇게 말했다:\r\n\t“send more”\n")],
    ["text/plain", Buffer.from("\ufeffwith a byte order mark")],
    ["audio/ogg", Buffer.from(`OggS\u0000\u0002${"\u0000".repeat(20)}\u0001\u0013OpusHead\u0001`, "latin1")],
  ])("%s", async (mediaType, bytes) => {
    expect(await mediaTypeOf(bytes)).toBe(mediaType);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a Windows program", Buffer.from("MZ\u0090\u0000\u0003", "latin1")],
    ["an ELF program", Buffer.from("\u007fELF\u0002\u0001\u0001\u0000", "latin1")],
    ["an archive", Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000", "latin1")],
    ["bytes that are not UTF-8", Buffer.from([0xff, 0xfe, 0x00, 0x41])],
    ["text with a zero in it", Buffer.from("a\u0000b")],
  ])("rejects a file that is %s", async (_, bytes) => {
    expect(await mediaTypeOf(bytes)).toBeUndefined();
  });
});
