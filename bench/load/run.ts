// Puts load on a server: a number of connections, each of which sends its next request as soon as it has an answer.
import { type Connection, openConnection } from "./connection.ts";

export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly Uint8Array[];
  /** The status every answer must have. */
  readonly status: number;
};

/** Cycles through the requests until the time is up. Returns answers per second. */
export async function runFor(milliseconds: number, load: Load): Promise<number> {
  const start = performance.now();
  const end = start + milliseconds;
  let asked = 0;
  const next = (): number | undefined => {
    asked += 1;
    return performance.now() < end ? (asked - 1) % load.requests.length : undefined;
  };
  const answered = await run(load, next);
  return answered / ((performance.now() - start) / 1_000);
}

/** Sends each request once. Returns answers per second. */
export async function runThrough(load: Load): Promise<number> {
  const start = performance.now();
  let asked = 0;
  const answered = await run(load, () => {
    asked += 1;
    return asked <= load.requests.length ? asked - 1 : undefined;
  });
  return answered / ((performance.now() - start) / 1_000);
}

async function run(
  { url, connections, requests, status: wanted }: Load,
  next: () => number | undefined,
): Promise<number> {
  const target = new URL(url);
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(target)));
  let answered = 0;
  const keepAsking = async (connection: Connection): Promise<void> => {
    for (let index = next(); index !== undefined; index = next()) {
      const request = requests[index];
      if (request === undefined) return;
      const status = await connection.ask(request);
      if (status !== wanted) throw new Error(`The server answered ${status} where ${wanted} was due`);
      answered += 1;
    }
  };
  try {
    await Promise.all(open.map(keepAsking));
    return answered;
  } finally {
    for (const connection of open) connection.close();
  }
}

/** A minimal GET request. */
export function getRequest(url: string, path: string, headers: Readonly<Record<string, string>> = {}): Uint8Array {
  return requestOf("GET", url, path, headers, "");
}

export function postRequest(
  url: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Uint8Array {
  const json = JSON.stringify(body);
  const length = String(Buffer.byteLength(json));
  return requestOf(
    "POST",
    url,
    path,
    { ...headers, "content-type": "application/json", "content-length": length },
    json,
  );
}

function requestOf(
  method: string,
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Uint8Array {
  const lines = Object.entries({ host: new URL(url).host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n"));
}
