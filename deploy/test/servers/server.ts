// For tests: the standalone process on a free port, with its own data folder.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { settingsOf } from "../profile/profile.ts";

/** The standalone process as its sources are. */
export const SOURCES = new URL("../../standalone/main.ts", import.meta.url);
/** The same as one file, where it was made (bundle.ts). */
export const BUNDLE = new URL("dist/main.js", import.meta.url);

export type TestServer = AsyncDisposable & {
  readonly url: string;
  /** The output so far. */
  output(): string;
  isRunning(): boolean;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
};

export type ServerOptions = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Runs instead of the product's own entry point. */
  readonly main?: URL;
  /** Sends SIGKILL once it is aborted, also before the process is up. */
  readonly signal?: AbortSignal;
};

/** A folder that is deleted after the test. */
export function temporaryDir(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), "safer-block-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Resolves once the URL is printed. Rejects with the output if the process ends first. */
export async function startServer(options: ServerOptions): Promise<TestServer> {
  const child = launch(options);
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const [, found] = /is at (http:\S+)/.exec(output()) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output()}`)));
    // One that is aborted ends.
    child.on("error", (error) => error.name !== "AbortError" && reject(error));
  });
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (isRunning()) {
      const ended = Promise.withResolvers<void>();
      child.once("exit", () => ended.resolve());
      child.kill(signal);
      await ended.promise;
    }
    return child.exitCode;
  };
  const kill = async () => void (await end("SIGKILL"));
  return { url, output, isRunning, stop: () => end("SIGTERM"), kill, [Symbol.asyncDispose]: kill };
}

/** For starts that must fail. */
export async function runToEnd(options: ServerOptions) {
  const child = launch(options);
  const output = collect(child);
  await once(child, "close");
  return { code: child.exitCode, output: output() };
}

/** Most of the time that a process or a thread takes to start is compiling: they share a compile cache. */
export const COMPILED = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), "safer-block-compiled");

/** docs/decisions/0064 and 0078. Hundreds of starts take a twentieth less processor time where young objects have their place at once. */
const FLAGS = ["--disable-warning=TimeoutNegativeWarning", "--max-semi-space-size=16", "--min-semi-space-size=8"];

/** Whole runs of tests start the bundle; demo content is not in it. */
const mainFor = (args: readonly string[]): URL =>
  process.env.SB_TEST_BUNDLE === "1" && args.includes("--empty") ? BUNDLE : SOURCES;

function launch({ dataDir, env = {}, args = ["--empty"], main = mainFor(args), signal }: ServerOptions): ChildProcess {
  const settings = { PORT: "0", SB_DATA_DIR: dataDir, SB_RATE_LIMIT: "0", ...settingsOf(dataDir), ...env };
  return spawn(process.execPath, [...FLAGS, fileURLToPath(main), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...(signal && { signal, killSignal: "SIGKILL" }),
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
