// For tests: the standalone process, started for real on a free port with a data folder of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = new URL("../standalone/main.ts", import.meta.url);

export type TestServer = AsyncDisposable & {
  readonly url: string;
  /** All it printed so far. */
  output(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
};

export type ServerOptions = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** What is run in place of the product's own entry point. */
  readonly main?: URL;
};

/** A folder that is removed with the test. */
export function temporaryDir(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "safer-block-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Resolves once it says where to look. Rejects with what it printed where it ends before. */
export async function startServer(options: ServerOptions): Promise<TestServer> {
  const child = launch(options);
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const [, found] = /is at (http:\S+)/.exec(output()) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output()}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  const kill = async () => void (await end("SIGKILL"));
  return { url, output, stop: () => end("SIGTERM"), kill, [Symbol.asyncDispose]: kill };
}

/** For starts that are to fail. */
export async function runToEnd(options: ServerOptions) {
  const child = launch(options);
  const output = collect(child);
  await once(child, "close");
  return { code: child.exitCode, output: output() };
}

/** Starting is mostly compiling: what one start has compiled, the next one finds. */
const COMPILED = join(tmpdir(), "safer-block-compiled");

function launch({ dataDir, env = {}, args = ["--empty"], main = MAIN }: ServerOptions): ChildProcess {
  const settings = { PORT: "0", SB_DATA_DIR: dataDir, SB_RATE_LIMIT: "0", ...env };
  return spawn(process.execPath, [fileURLToPath(main), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8");
    stream?.on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}
