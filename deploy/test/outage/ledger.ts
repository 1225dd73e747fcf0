// For tests: what a service answered, and what it has to keep because of that.
import type { Answer } from "../people/person.ts";
import type { Member } from "./people.ts";

export type Filing = {
  readonly by: Member;
  readonly key: string;
  readonly title: string;
  /** The text of its file, where it has one. */
  readonly evidence: string | undefined;
};
export type Filed = Filing & { readonly dclrSeq: number; readonly position: string };
type Comment = { readonly dclrSeq: number; readonly content: string };

export type Ledger = {
  readonly filed: Filed[];
  /** Answered with 503: they may be there or not, and asked again they are there once. */
  readonly unsure: Filing[];
  readonly comments: Comment[];
  /** Deleted, and answered so. */
  readonly deleted: Filed[];
  /** Answers that should never be given, and requests without any. */
  readonly wrong: string[];
  /** How many answers were as they are without an outage, and how many were 503 with `Retry-After`. */
  readonly counts: { right: number; unavailable: number };
  /** True where the answer has the status; otherwise it is counted as unavailable or noted as wrong. */
  judge(what: string, answer: Answer, status: number): boolean;
  failed(what: string, error: unknown): void;
};

export function createLedger(): Ledger {
  const wrong: string[] = [];
  const counts = { right: 0, unavailable: 0 };
  return {
    ...{ filed: [], unsure: [], comments: [], deleted: [], wrong, counts },
    judge(what, { status, body, headers }, wanted) {
      if (status === wanted) counts.right += 1;
      else if (status === 503 && Number(headers.get("retry-after")) > 0) counts.unavailable += 1;
      else wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
      return status === wanted;
    },
    failed(what, error) {
      wrong.push(`${what}: ${error instanceof Error ? `${error.name} ${error.message}` : error}`);
    },
  };
}
