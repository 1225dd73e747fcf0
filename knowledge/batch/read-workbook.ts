// A workbook of many reports as the table that its programs would save: one sheet, with its rows at their own numbers.
import { BATCH_LIMITS } from "@sb/contracts/batch/model.ts";
import { filesIn, isArchiveRefused } from "../workbook/archive.ts";
import { asCsv, isWorkbook, sheetRows } from "../workbook/workbook.ts";
import { readTable, SPARE, type Table, type Unread } from "./read-table.ts";

const LIMITS = { files: 200, unpacked: 100_000_000, ratio: 200, ratioFrom: 8_000_000 } as const;

export const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

/** Its first visible sheet with a table. */
export async function readWorkbook(bytes: Uint8Array): Promise<Table | Unread> {
  try {
    const files = await filesIn(Buffer.from(bytes), LIMITS);
    if (!isWorkbook(files)) return { refused: "FILE_UNREADABLE" };
    let [text, lines] = ["", 0];
    for await (const some of asCsv(sheetRows(files))) {
      text += some;
      lines += some.split("\n").length - 1;
      if (lines > MOST_LINES) return { refused: "TOO_MANY_ROWS" };
    }
    return readTable(new TextEncoder().encode(text), "XLSX");
  } catch (error) {
    if (isArchiveRefused(error)) return { refused: "FILE_UNREADABLE" };
    throw error;
  }
}

/** Also those within cells. */
const MOST_LINES = 20 * (BATCH_LIMITS.rows + SPARE);
