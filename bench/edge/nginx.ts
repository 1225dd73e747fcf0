// A plain nginx that gives a folder away, on one core of its own: the processor time that it takes, and how many look-ups that is.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePorts, startListening, stopProcess } from "@sb/deploy/ci/services/process.ts";
import { MANIFEST } from "@sb/knowledge/edge/format.ts";
import type { Context, Folder } from "../context.ts";
import { getRequest, runFor } from "../load/run.ts";
import { count, note, notMeasured, type Row } from "../row.ts";
import { createRandom } from "../search/random.ts";
import { isPart, type TreeSize } from "./place.ts";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];
/** Ticks a second of /proc (USER_HZ), which Linux tells every program. */
const TICKS = 100;

type Nginx = AsyncDisposable & {
  readonly url: string;
  /** Processor time of its one process so far, in seconds. */
  readonly used: () => number;
};

/** Throws where there is none, or none that gives it a core. `folder`: its own files; `root`: what it gives away. */
async function startNginx(folder: string, root: string): Promise<Nginx> {
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

const CONNECTIONS = 32;
const ASKED = 20_000;

/** Asks for parts alone, as readers do who have the nodes, and for all that a reader needs who has nothing. */
export async function benchNginx(
  folder: Folder,
  sizes: readonly TreeSize[],
  milliseconds: number,
  say: Context["say"],
): Promise<readonly Row[]> {
  try {
    await using nginx = await startNginx(folder.path, join(folder.path, "edge"));
    const random = createRandom(8, ASKED);
    const rows: Row[] = [];
    const measure = async (what: string, keys: readonly string[], files: number): Promise<void> => {
      say(`asking nginx for ${what}`);
      const requests = keys.map((key) => getRequest(nginx.url, `/${key}`));
      const load = { url: nginx.url, connections: CONNECTIONS, requests, status: 200 };
      await runFor(1_000, load);
      const [before, begun] = [nginx.used(), performance.now()];
      const each = await runFor(milliseconds, load);
      const used = nginx.used() - before;
      const core = (each * (performance.now() - begun)) / 1_000 / used;
      const told = `${count(core / files)} for each second of its core; ${count(each / files)} a second from one client`;
      rows.push(note(`  nginx: ${what}`, told));
    };
    const [ofRanges = [], ofPages = []] = sizes.map(({ keys }) => keys.filter(isPart));
    const some = (keys: readonly string[]) =>
      Array.from({ length: ASKED }, () => keys[random.below(keys.length)] ?? "");
    await measure("look-ups by a part alone, the nodes kept", some(ofRanges), 1);
    await measure("pages by a part alone, the nodes kept", some(ofPages), 1);
    const nodes = new Map(sizes[0]?.keys.filter((key) => !isPart(key)).map((key) => [lettersOf(key), key]));
    const whole = some(ofRanges).flatMap((part) => [MANIFEST, ...nodesAbove(part, nodes), part]);
    await measure("look-ups with nothing kept: manifest, nodes and part", whole, whole.length / ASKED);
    return rows;
  } catch (error) {
    return [notMeasured("  nginx", error)];
  }
}

/** Hex letters in the name of a node or part; none in the root's. */
const lettersOf = (key: string): string => /\/([0-9a-f]+)-/.exec(key)?.[1] ?? "";

const nodesAbove = (part: string, nodes: ReadonlyMap<string, string>): readonly string[] =>
  [0, 2, 4].flatMap((letters) =>
    letters < lettersOf(part).length ? (nodes.get(lettersOf(part).slice(0, letters)) ?? []) : [],
  );
