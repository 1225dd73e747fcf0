import { expect, it } from "vitest";
import { crc16, crc32 } from "./crc.ts";

const CHECK = new TextEncoder().encode("123456789");

it("gives the check values of the catalogue of CRC algorithms", () => {
  expect(crc32(CHECK)).toBe(0xcbf43926);
  expect(crc16(CHECK)).toBe(0x31c3);
});
