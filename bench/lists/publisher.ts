// A publisher's server with a list of so many targets, made as it is read: half of them wallets, half sites.
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { openPublisher, type PublisherServer } from "@sb/deploy/test/servers/publisher.ts";

export type BenchPublisher = PublisherServer & {
  /** Publishes the targets from this number on. */
  publish(from: number, count: number): void;
};

export async function openBenchPublisher(): Promise<BenchPublisher> {
  const server = await openPublisher();
  const publish = (from: number, count: number): void => {
    server.answer = (response) => void pour(response, from, count);
  };
  return Object.assign(server, { publish });
}

/** Always the same for a number. */
export function targetOf(n: number): string {
  if (n % 2 === 1) return `wallet-drop-${n.toString(36)}.com`;
  return `0x${createHash("sha256").update(`bench ${n}`).digest("hex").slice(0, 40)}`;
}

const LINES_AT_ONCE = 2_000;

const pour = (response: ServerResponse, from: number, count: number): Promise<void> =>
  pipeline(linesOf(from, count), response.setHeader("content-type", "text/plain"));

async function* linesOf(from: number, count: number): AsyncGenerator<string> {
  for (let at = from; at < from + count; at += LINES_AT_ONCE) {
    const lines = Array.from({ length: Math.min(LINES_AT_ONCE, from + count - at) }, (_, i) => targetOf(at + i));
    yield `${lines.join("\n")}\n`;
  }
}
