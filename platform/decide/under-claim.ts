// What is done under a claimed seq: once, however often it is asked for, and under another seq where that one is taken.
import { type Append, hasErrorCode } from "../event-store/port.ts";
import { newSeq } from "../ids.ts";
import { Refused } from "../refused.ts";
import { type ClaimDeps, claimSeq, draftClaim, earlierClaim, type SeqClaim } from "./claim.ts";

/** What is under a seq is somebody else's: two processes may draw the same one. Another is drawn then. */
export class SeqTaken extends Refused {
  constructor() {
    super("CONFLICT");
  }
}

/** So often in a row is a seq drawn that another process has as well only where something is wrong. */
const DRAWS = 3;

/** Does it under a seq; `ahead` goes ahead of its own first events. Throws SeqTaken. */
type Run<Result> = (seq: number, ahead: readonly Append[]) => Promise<Result>;
type Done<Result> = { readonly seq: number; readonly repeated: boolean; readonly result: Result };

/**
 * The claim goes ahead of the first events of `run`, which spares a commit. It is run again, with nothing to go ahead,
 * where the claim was there before. Refuses with IDEMPOTENCY_KEY_REUSED where the key was used for another body.
 */
export async function withClaim<Result>(deps: ClaimDeps, claim: SeqClaim, run: Run<Result>): Promise<Done<Result>> {
  for (let draw = 1; ; draw += 1) {
    const drafted = draftClaim(deps, claim);
    const { seq } = drafted.made;
    try {
      return { seq, repeated: false, result: await run(seq, [drafted.append]) };
    } catch (error) {
      if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
      if (await earlierClaim(deps, drafted)) {
        const again = await runClaimed(deps, claim, run);
        return { ...again, repeated: again.seq !== seq };
      }
      // Nothing is stored: what was there before is not the claim but the seq.
      if (draw === DRAWS) throw error;
    }
  }
}

/** The same for what has to be sure of its seq before: the claim is made first, and nothing is left to go ahead. */
export async function afterClaim<Result>(deps: ClaimDeps, claim: SeqClaim, run: Run<Result>): Promise<Done<Result>> {
  const { repeated } = await claimSeq(deps, claim);
  return { ...(await runClaimed(deps, claim, run)), repeated };
}

/** The same under a seq that nothing claims. */
export function withNewSeq<Result>(run: Run<Result>): Promise<Result> {
  return untilFree(() => run(newSeq(), []));
}

/** A claimed seq that turns out to be somebody else's is drawn anew, and the claim moved to the new one. */
function runClaimed<Result>(
  deps: ClaimDeps,
  claim: SeqClaim,
  run: Run<Result>,
): Promise<{ readonly seq: number; readonly result: Result }> {
  return untilFree(async () => {
    const drafted = draftClaim(deps, claim);
    const claimed = await earlierClaim(deps, drafted);
    if (claimed === undefined) throw new Error("A claim that was there is gone");
    try {
      return { seq: claimed.seq, result: await run(claimed.seq, []) };
    } catch (error) {
      if (error instanceof SeqTaken) await moveOn(deps, { ...drafted.append, expected: claimed.revision });
      throw error;
    }
  });
}

/** Tries again where the seq is somebody else's; each attempt comes with another one. */
async function untilFree<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SeqTaken) || draw === DRAWS) throw error;
    }
  }
}

/** Where another request has moved the claim meanwhile, its seq is as good. */
async function moveOn({ eventStore }: ClaimDeps, append: Append): Promise<void> {
  try {
    await eventStore.appendInOrder([append]);
  } catch (error) {
    if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
  }
}
