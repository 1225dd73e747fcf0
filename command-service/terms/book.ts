// The versions of the terms as the writes know them: what comes with the program, and what admins published.
import { JOIN_TERMS, TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import type { Agreement } from "@sb/contracts/terms/agreement.ts";
import { termsEvents, termsStream } from "@sb/contracts/terms/subject.ts";
import {
  agreementsTo,
  dayOf,
  findInForce,
  type KnownVersion,
  type TermsVersion,
  termsDue,
  withBuiltIn,
} from "@sb/contracts/terms/versions.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { type TermsState, termsDecider } from "./decider.ts";

export type TermsBook = {
  /** The versions in force that a person agrees to with these texts at an instant (ISO 8601). */
  agreementsTo(codes: readonly TermsCode[], instant: string): Promise<readonly TermsVersion[]>;
  /** Which of the texts agreed to on joining have to be agreed to again at an instant (ISO 8601). */
  due(agreed: readonly Agreement[], instant: string): Promise<readonly JoinCode[]>;
  /** Whether a version in force at an instant (ISO 8601) asks those who agreed to an older one. */
  asksAgain(instant: string): Promise<boolean>;
  /** The version of a text in force at an instant (ISO 8601). */
  inForce(code: TermsCode, instant: string): Promise<TermsVersion | undefined>;
  /** Something was published here: the next question reads it. */
  forget(): void;
};

type JoinCode = (typeof JOIN_TERMS)[number];
type Known = { readonly state: TermsState; readonly next: number };

/**
 * How long what was read counts, in milliseconds: another process may publish a version for the same day, and who agrees
 * within a second has read the one before.
 */
const GOOD_FOR_MS = 1_000;

export function createTermsBook({ eventStore }: { readonly eventStore: Pick<EventStore, "readStream"> }): TermsBook {
  const known = new Map<TermsCode, Known>();
  let versions: Promise<readonly KnownVersion[]> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  /** Reads only what came since. */
  async function readOn(code: TermsCode): Promise<readonly KnownVersion[]> {
    const { state, next } = known.get(code) ?? { state: termsDecider.initialState, next: 0 };
    const { events } = await eventStore.readStream(termsStream.of(code), next);
    const now = events.map((event) => termsEvents.read(event)).reduce(termsDecider.evolve, state);
    if ((known.get(code)?.next ?? 0) <= next + events.length)
      known.set(code, { state: now, next: next + events.length });
    return now.versions;
  }

  const read = async () => withBuiltIn((await Promise.all(TERMS_CODES.map(readOn))).flat());

  function now(): Promise<readonly KnownVersion[]> {
    const at = performance.now();
    if (versions && at - readAt < GOOD_FOR_MS) return versions;
    readAt = at;
    versions = read();
    // Asked again by whoever comes next.
    versions.catch(forget);
    return versions;
  }

  function forget(): void {
    versions = undefined;
  }

  return {
    agreementsTo: async (codes, instant) => agreementsTo(codes, instant, await now()),
    due: async (agreed, instant) => termsDue(JOIN_TERMS, agreed, await now(), dayOf(instant)),
    asksAgain: async (instant) => {
      const day = dayOf(instant);
      return (await now()).some(({ asksAgain, applyDt }) => asksAgain && applyDt <= day);
    },
    inForce: async (code, instant) => findInForce(await now(), code, dayOf(instant)),
    forget,
  };
}
