// A plain nginx that gives a folder away, on one core of its own, and the processor time that it takes.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts, startListening, stopProcess } from "@sb/deploy/ci/services/process.ts";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];
/** Ticks a second of /proc (USER_HZ), which Linux tells every program. */
const TICKS = 100;

export type Nginx = AsyncDisposable & {
  readonly url: string;
  /** Processor time of its one process so far, in seconds. */
  readonly used: () => number;
};

/** Throws where there is none, or none that gives it a core. `folder`: its own files; `root`: what it gives away. */
export async function startNginx(folder: string, root: string): Promise<Nginx> {
  const nginx = PLACES.find((place) => existsSync(place));
  if (nginx === undefined) throw new Error("nginx is not installed");
  if (spawnSync("taskset", ["--version"]).error) throw new Error("taskset is not installed");
  const [port = 0] = await freePorts(1);
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf(folder, root, port));
  const args = ["-c", "0", nginx, "-e", "stderr", "-c", config];
  const server = await startListening("taskset", args, port, { stdio: ["ignore", "ignore", "inherit"] });
  return {
    url: `http://127.0.0.1:${port}`,
    used: () => secondsOf(server.pid ?? 0),
    [Symbol.asyncDispose]: () => stopProcess(server),
  };
}

/** As docs/operations.md has it, in one process and without a log. */
const configOf = (folder: string, root: string, port: number): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  types { application/json json; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $uri $sb_edge_cache {
    default "no-cache";
    ~^/(objects|log/tile)/ "public, max-age=31536000, immutable";
  }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    autoindex off;
    add_header Cache-Control $sb_edge_cache;
    add_header Access-Control-Allow-Origin *;
    add_header X-Content-Type-Options nosniff;
  }
}
`;

/** utime and stime, the 14th and 15th field: the name in brackets may have blanks. */
function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
