// The thread that reads one feed, and ends.
import { parentPort, workerData } from "node:worker_threads";
import { parseFeed } from "./parse-feed.ts";

const { text, base } = workerData as { readonly text: string; readonly base: string };
parentPort?.postMessage(parseFeed(text, base));
