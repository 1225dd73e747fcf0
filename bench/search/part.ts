// The search, as a part of the bench.
import { type Context, temporaryFolder } from "../context.ts";
import type { Row } from "../row.ts";
import { benchSearch } from "./bench.ts";

export async function benchSearchPart({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const size = quick ? { reports: 50_000, calls: 100 } : { reports: 1_000_000, calls: 300 };
  return benchSearch({ ...size, folder: folder.path, progress: say });
}
