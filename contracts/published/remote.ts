// Calls of jobs on the rules of published lists.
import { defineRemote } from "../remote.ts";
import type { ListFacts } from "./events.ts";
import type { HoldReason, ListFailure } from "./model.ts";

/** A file that lies in the files store, in parts (platform/files/in-parts.ts). */
export type IncomingFile = {
  /** `listFiles.incoming(id)`. */
  readonly key: string;
  readonly parts: number;
  /** Its own name, or that of its address: `feed.csv.gz`. */
  readonly name: string;
};

/** RUNNING: ask again, with the same arguments. */
export type TakeStep =
  | { readonly state: "RUNNING" }
  | { readonly state: "TAKEN"; readonly listed: number; readonly changed: number; readonly delisted: number }
  | { readonly state: "UNCHANGED" }
  | { readonly state: "HELD"; readonly reason: HoldReason }
  | { readonly state: "FAILED"; readonly code: ListFailure }
  /** The list is paused, withdrawn or not there; or another run takes a state of it in. Nothing was noted. */
  | { readonly state: "REFUSED" };

export type ListSource = ListFacts & {
  readonly source: { readonly url: string };
  /** `sealed`: a `ListLogin`, for `listLoginOwner`. */
  readonly login?: { readonly loginId: string; readonly sealed: string } | undefined;
};

export type PublishedRemote = {
  /** Undefined where it is not there, is paused or withdrawn, or has no address. */
  readonly findSource: (listSeq: number) => Promise<ListSource | undefined>;
  /**
   * Takes a file as the whole of a list now, some seconds of that at a time: the form is read, the difference found and held or appended,
   * and the end noted in the list's own events. Idempotent: broken off at any point, it goes on, and doubles nothing. `id`: of the job.
   * The caller deletes the parts once it has ended.
   */
  readonly take: (listSeq: number, file: IncomingFile, id: string) => Promise<TakeStep>;
  /** The publisher says that nothing has changed (304), or could not be asked. */
  readonly noteUnchanged: (listSeq: number, id: string) => Promise<void>;
  readonly noteFailure: (
    listSeq: number,
    failure: {
      readonly code: ListFailure;
      readonly status?: number | undefined;
      readonly names?: readonly string[] | undefined;
    },
    id: string,
  ) => Promise<void>;
};

export const publishedRemote = defineRemote<PublishedRemote>("published", {
  findSource: true,
  take: true,
  noteUnchanged: true,
  noteFailure: true,
});
