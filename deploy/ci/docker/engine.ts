// Whether a Docker engine answers here. testcontainers would find the same one, but is loaded only where there is one.
import { existsSync } from "node:fs";
import { request } from "node:http";
import { homedir, userInfo } from "node:os";
import { join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;
/** Where an engine may listen. */
type EngineAddress = { readonly socketPath: string } | { readonly host: string; readonly port: string };

/** An engine says OK at once; one that is starting or stuck says nothing. */
const ANSWER_MS = 2_000;
const USUAL = "/var/run/docker.sock";

/** The one that answers, or in a few words why there is none. Takes two seconds at most. */
export type Engine = { readonly where: string } | { readonly why: string };

export async function findEngine(environment: Environment = process.env, patience = ANSWER_MS): Promise<Engine> {
  const where = placeIn(environment);
  const place = readPlace(where);
  const problem = place ? await ask(place, patience) : "is not an address that is known here";
  return problem === undefined ? { where } : { why: `no Docker engine answers: ${where} ${problem}` };
}

/** In testcontainers' order. */
function placeIn({ DOCKER_HOST, XDG_RUNTIME_DIR }: Environment): string {
  if (DOCKER_HOST) return DOCKER_HOST;
  const home = join(homedir(), ".docker");
  const own = [XDG_RUNTIME_DIR ?? "", join(home, "run"), join(home, "desktop"), `/run/user/${userInfo().uid}`];
  const sockets = [USUAL, ...own.filter(Boolean).map((folder) => join(folder, "docker.sock"))];
  return `unix://${sockets.find((socket) => existsSync(socket)) ?? USUAL}`;
}

function readPlace(where: string): EngineAddress | undefined {
  const { protocol, pathname, hostname, port } = URL.parse(where) ?? {};
  if (protocol === "unix:" && pathname) return { socketPath: pathname };
  return protocol === "tcp:" && hostname ? { host: hostname, port: port || "2375" } : undefined;
}

/** The fault; undefined: it answers. An engine that wants TLS says 400 to this. */
function ask(place: EngineAddress, patience: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const signal = AbortSignal.timeout(patience);
  const asked = request({ ...place, path: "/_ping", agent: false, signal }, (response) => {
    const { statusCode = 500 } = response.resume();
    response.once("error", () => undefined);
    resolve(statusCode === 200 || statusCode === 400 ? undefined : `answers ${statusCode}`);
    response.destroy();
  });
  asked.on("error", (error: NodeJS.ErrnoException) =>
    resolve(signal.aborted ? "says nothing" : `(${error.code ?? error.message})`),
  );
  asked.end();
  return promise;
}
