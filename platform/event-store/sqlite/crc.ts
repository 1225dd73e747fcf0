import { crc32 } from "node:zlib";

/**
 * CRC-32 (ISO 3309) over an event and its place. SQLite keeps no checksums: a bit that flips on the disk within a text
 * leaves a sound database with another text.
 */
export const crcOf = (stream: string, revision: number, body: string): number =>
  crc32(body, crc32(`${stream} ${revision} `));
