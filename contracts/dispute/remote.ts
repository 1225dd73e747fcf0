// Calls of jobs on the requests' rules.
import { defineRemote } from "../remote.ts";

/** Published by the holder of a site to prove that it is theirs. */
export type SiteProof = {
  readonly dns: { readonly name: string; readonly value: string };
  readonly file: { readonly url: string; readonly content: string };
};

export type DisputeRemote = {
  /** Nothing where the request is over, or has another end since. `id`: of the job. */
  readonly tick: (step: "REMIND" | "END", requestSeq: number, dueAt: string, id: string) => Promise<void>;
  /** Undefined where nobody waits for it any more. */
  readonly findCheck: (
    requestSeq: number,
    checkId: string,
  ) => Promise<{ readonly kind: "DNS" | "FILE"; readonly proof: SiteProof } | undefined>;
  readonly settleCheck: (requestSeq: number, checkId: string, isProven: boolean) => Promise<void>;
};

export const disputeRemote = defineRemote<DisputeRemote>("disputes", {
  tick: true,
  findCheck: true,
  settleCheck: true,
});
