// Runs the machine in tests, with a fake clock and stubbed effects.
import { NO_LEVEL } from "@sb/contracts/report/fixture.ts";
import type { Lookup, LookupError } from "@sb/contracts/report/lookup-wire.ts";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { PUBLISHED_TEXTS } from "../form/personal.ts";
import type { FieldPath } from "../form/values.ts";
import type { Happened } from "../steps/path.ts";
import { actorsFor, type Effects, type Submission } from "./actors.ts";
import type { Mode } from "./context.ts";
import type { WizardEvent } from "./events.ts";
import { wizardMachine } from "./machine.ts";

export const SAVED_AT = "2026-03-01T05:02:00.000Z";
export const SAVED = { savedAt: SAVED_AT, revision: "r-1" };

/** A valid address of a chain of the test's choice. */
export const lookupAnswer = (adrs: string, changes: Partial<Lookup> = {}): Lookup => ({
  adrs,
  normalized: adrs,
  declareType: "WALLET",
  chain: "BTC",
  likelyChains: ["BTC"],
  level: NO_LEVEL,
  timesReported: 0,
  listings: [],
  crimeTypes: [],
  similar: [],
  related: [],
  ...changes,
});

export const notRecognized = (adrs: string): LookupError => ({
  adrs,
  error: { code: "NOT_RECOGNIZED", reason: "FORM", similar: [] },
});

const siteAnswer = (adrs: string): Lookup =>
  lookupAnswer(adrs, { declareType: "SITE", chain: undefined, likelyChains: [] });

const looksLikeSite = (adrs: string) => /\.example/u.test(adrs);

/** Effects of a server that accepts everything. */
const KIND_EFFECTS: Effects = {
  findDraft: async () => undefined,
  leaveToLogIn: async () => "LEFT",
  loadReport: async () => undefined,
  saveDraft: async () => SAVED,
  dropDraft: async () => undefined,
  findFiles: async () => [],
  keepFiles: async () => undefined,
  lookUp: async (adrs) => (looksLikeSite(adrs) ? siteAnswer(adrs) : lookupAnswer(adrs)),
  findPersonal: async () => [],
  prepareFile: async (file) => ({ sha256: `hash of ${file.name}`, sent: file, reduced: false }),
  submit: async () => ({ dclrSeq: 42 }),
};

export type Wizard = ReturnType<typeof startWizard>;

export function startWizard(effects: Partial<Effects> = {}, mode: Mode = { kind: "new" }) {
  const clock = new SimulatedClock();
  const submissions: Submission[] = [];
  const calls: string[] = [];
  const told: Effects = { ...KIND_EFFECTS, ...effects };
  const recorded: Effects = {
    ...told,
    saveDraft: (content, revision) => {
      calls.push("saveDraft");
      return told.saveDraft(content, revision);
    },
    dropDraft: (draft) => {
      calls.push("dropDraft");
      return told.dropDraft(draft);
    },
    lookUp: (adrs) => {
      calls.push(`lookUp ${adrs}`);
      return told.lookUp(adrs);
    },
    findPersonal: (text) => {
      calls.push(`findPersonal ${text}`);
      return told.findPersonal(text);
    },
    submit: (submission, onProgress) => {
      submissions.push(submission);
      return told.submit(submission, onProgress);
    },
  };
  let id = 0;
  const actor = createActor(wizardMachine.provide({ actors: actorsFor(recorded) }), {
    input: { mode, newId: () => `id-${id++}` },
    clock,
  });
  actor.start();
  type Snapshot = ReturnType<typeof actor.getSnapshot>;
  return {
    clock,
    submissions,
    calls,
    now: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    send: (event: WizardEvent) => actor.send(event),
    can: (event: WizardEvent) => actor.getSnapshot().can(event),
    type: (path: FieldPath, value: string) => actor.send({ type: "field.changed", path, value }),
    /** Resolves when the machine is in this state; only the test's timeout ends the wait. */
    until: (condition: (snapshot: Snapshot) => boolean) => waitFor(actor, condition),
    filling: () => waitFor(actor, (snapshot) => snapshot.matches("filling")),
    /** Filling in, past the first screen. */
    begun: async (happened: Happened = "EARLIER") => {
      const snapshot = await waitFor(actor, (now) => now.matches("filling"));
      actor.send({ type: "happened.answered", happened });
      return snapshot;
    },
    /** The texts as they are now have been checked for personal information. */
    checked: () => {
      for (const place of PUBLISHED_TEXTS) actor.send({ type: "field.blurred", place });
      return waitFor(actor, (snapshot) => snapshot.matches({ filling: { personal: "idle" } }));
    },
    /** The address as it is now has been looked up. */
    looked: () => {
      clock.increment(400);
      return waitFor(actor, (snapshot) => snapshot.matches({ filling: { lookup: "idle" } }));
    },
  };
}
