// An S3 store for tests: moto, which honours preconditions, in a Python of its own.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createEngine, type Engine, freePorts } from "./process.ts";
import type { Service } from "./service.ts";

const REQUIREMENTS = fileURLToPath(new URL("./requirements.txt", import.meta.url));
const SERVER = fileURLToPath(new URL("./s3-server.py", import.meta.url));
const BUCKET = "safer-block-tests";
const run = promisify(execFile);

const homeIn = (folder: string): string => join(folder, "s3");
const pythonIn = (folder: string): string => join(homeIn(folder), "bin", "python");

export const s3: Service = {
  name: "s3",

  async install(folder) {
    const [home, wanted] = [homeIn(folder), await readFile(REQUIREMENTS, "utf8")];
    const stamp = join(home, "installed.txt");
    if (existsSync(stamp) && (await readFile(stamp, "utf8")) === wanted) return;
    await rm(home, { recursive: true, force: true });
    await run("python3", ["-m", "venv", home]);
    await run(pythonIn(folder), ["-m", "pip", "install", "--quiet", "--require-hashes", "-r", REQUIREMENTS]);
    await writeFile(stamp, wanted);
  },

  async start(folder, data) {
    const { url, start, stop } = await createS3(folder, data);
    await start();
    const { host } = new URL(url);
    const made = await fetch(`http://${host}/${BUCKET}`, { method: "PUT" });
    if (!made.ok) throw new Error(`The S3 server makes no bucket: ${made.status}`);
    return { env: { SB_TEST_S3_URL: url, SB_TEST_S3_FOLDER: folder }, stop };
  },
};

/** One of its own for a test, without its bucket. It keeps everything in memory. */
export async function createS3(folder: string, data: string): Promise<Engine & { readonly url: string }> {
  const [port = 0] = await freePorts(1);
  const server = createEngine(pythonIn(folder), [SERVER, String(port)], port, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, TMPDIR: data },
  });
  return { ...server, url: `s3://test:test@127.0.0.1:${port}/${BUCKET}?tls=false` };
}

/** Where its Python is, for a test with a store of its own. */
export function requireS3Folder(): string {
  const folder = process.env.SB_TEST_S3_FOLDER;
  if (!folder)
    throw new Error("SB_TEST_S3_FOLDER must name the folder of its Python: npm run services -- COMMAND sets it");
  return folder;
}
