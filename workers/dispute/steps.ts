// What jobs ask of the requests' own rules. The command service has them; whoever starts the process brings both together.
import type { SiteProof } from "@sb/knowledge/control-proof/site-proof.ts";

export type DisputeSteps = {
  /** Nothing where the request is over, or has another end since. `id`: of the job. */
  readonly tick: (step: "REMIND" | "END", requestSeq: number, dueAt: string, id: string) => Promise<void>;
  /** Undefined where nobody waits for it any more. */
  readonly findCheck: (
    requestSeq: number,
    checkId: string,
  ) => Promise<{ readonly kind: "DNS" | "FILE"; readonly proof: SiteProof } | undefined>;
  readonly settleCheck: (requestSeq: number, checkId: string, isProven: boolean) => Promise<void>;
};
