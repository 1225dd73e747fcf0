// `npm run dev`: the server restarts and the page updates on each change; one address for both, as in `npm start`.
import { type ChildProcess, spawn } from "node:child_process";

const publicPort = process.env.PORT ?? "8080";
const serverPort = String(Number(publicPort) + 1);
const publicUrl = `http://localhost:${publicPort}`;

const serverEnv = { ...process.env, PORT: serverPort, SB_PUBLIC_URL: publicUrl };
const watched = ["--watch", "--watch-preserve-output", "deploy/standalone/main.ts", ...process.argv.slice(2)];
const server = spawn(process.execPath, watched, { stdio: "inherit", env: serverEnv });

const webEnv = { ...process.env, SB_SERVER_URL: `http://localhost:${serverPort}` };
const web = spawn("vite", ["web", "--port", publicPort, "--strictPort"], { stdio: "inherit", env: webEnv });

// When one ends, the other is stopped.
const end = (other: ChildProcess) => (code: number | null) => {
  other.kill("SIGTERM");
  process.exitCode = code ?? 0;
};
server.once("exit", end(web));
web.once("exit", end(server));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.kill(signal);
    web.kill(signal);
  });
}
