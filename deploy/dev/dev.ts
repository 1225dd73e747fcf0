// `npm run dev`: the server restarts and the page updates on each change; one address for both, as in `npm start`. Node's own
// `--watch` tells a worker's parent of the worker's imports among its messages, so the sources are watched here.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";

const publicPort = process.env.PORT ?? "8080";
const serverPort = String(Number(publicPort) + 1);
const publicUrl = `http://localhost:${publicPort}`;
const root = fileURLToPath(new URL("../..", import.meta.url));

const FOLDERS = ["command-service", "contracts", "deploy", "platform", "projector", "query-service", "workers"];
const isSource = (file: string): boolean =>
  /\.(?:ts|md)$/.test(file) && !/\.test\.ts$|(?:^|\/)node_modules\//.test(file);
/** An editor writes a file in several steps. Milliseconds. */
const QUIET_MS = 100;

const serverEnv = { ...process.env, PORT: serverPort, SB_PUBLIC_URL: publicUrl };
const startServer = (): ChildProcess => {
  const args = ["deploy/standalone/main.ts", ...process.argv.slice(2)];
  return spawn(process.execPath, args, { stdio: "inherit", env: serverEnv, cwd: root }).once("exit", ended);
};
let server: ChildProcess | undefined = startServer();
let isToStart = false;
let isOver = false;
let quiet: NodeJS.Timeout | undefined;

/** One that ends by itself, as after a slip of the pen, starts again with the next change. */
function ended(): void {
  server = isToStart && !isOver ? startServer() : undefined;
  if (!server && !isOver) console.log("The server has ended; it starts again on the next change.");
  isToStart = false;
}

function restart(): void {
  if (isOver) return;
  console.log("Starting again …");
  if (!server) {
    server = startServer();
    return;
  }
  isToStart = true;
  server.kill("SIGTERM");
}

const watchers = FOLDERS.map((folder) =>
  watch(root + folder, { recursive: true }, (_event, file) => {
    if (file === null || !isSource(file)) return;
    clearTimeout(quiet);
    quiet = setTimeout(restart, QUIET_MS);
  }),
);

const webEnv = { ...process.env, SB_SERVER_URL: `http://localhost:${serverPort}` };
const vite = ["web", "--port", publicPort, "--strictPort"];
const web = spawn("vite", vite, { stdio: "inherit", env: webEnv, cwd: root });

function end(signal: NodeJS.Signals): void {
  isOver = true;
  clearTimeout(quiet);
  for (const each of watchers) each.close();
  server?.kill(signal);
  web.kill(signal);
}
web.once("exit", (code) => {
  process.exitCode = code ?? 0;
  end("SIGTERM");
});
web.once("error", (error) => {
  console.error(`vite could not be started (${error.message}): npm run dev`);
  process.exitCode = 1;
  end("SIGTERM");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(signal));
