import { PAPER_BYTES } from "@sb/contracts/report/codes.ts";
import { useEffect, useRef, useState } from "react";
import type { Asked, Told } from "./worker.ts";

export type PaperState =
  | { readonly at: "LOADING" | "ASKING" | "READING" }
  | { readonly at: "REFUSED"; readonly why: "UNREADABLE" | "TOO_LARGE" }
  | ({ readonly at: "READ"; readonly file: File | undefined } & Extract<Told, { readonly findings: unknown }>);

/** All of its code is there before a paper is chosen: from then on nothing is requested. */
export function usePaper() {
  const [state, setState] = useState<PaperState>({ at: "LOADING" });
  const worker = useRef<Worker>(undefined);
  const file = useRef<File>(undefined);
  useEffect(() => {
    const reader = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    reader.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if ("ready" in data) setState({ at: "ASKING" });
      else if ("failed" in data) setState({ at: "REFUSED", why: data.failed });
      else setState({ at: "READ", file: file.current, ...data });
    });
    reader.addEventListener("error", () => setState({ at: "REFUSED", why: "UNREADABLE" }));
    worker.current = reader;
    return () => reader.terminate();
  }, []);
  const ask = (asked: Asked) => {
    setState({ at: "READING" });
    worker.current?.postMessage(asked);
  };
  return {
    state,
    readText: (text: string) => {
      file.current = undefined;
      ask({ text });
    },
    readFile: async (chosen: File) => {
      if (chosen.size > PAPER_BYTES) return setState({ at: "REFUSED", why: "TOO_LARGE" });
      setState({ at: "READING" });
      file.current = chosen;
      ask({ bytes: new Uint8Array(await chosen.arrayBuffer()) });
    },
    again: () => setState({ at: "ASKING" }),
  };
}
