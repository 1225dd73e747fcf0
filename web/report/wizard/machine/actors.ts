// The machine's effects as plain functions, wrapped as actors and injected with `provide`.
import type { LookedUp, PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { fromCallback, fromPromise } from "xstate";
import type { Attachment, FileRefusal, PreparedFile } from "../../../attachments/attachment.ts";
import type { DeviceFile } from "../../../attachments/device/device-files.ts";
import type { DraftContent } from "../form/draft.ts";
import type { CheckedTexts, PublishedText } from "../form/personal.ts";
import type { Context, DraftChanged, Failure, Saved, StoredDraft } from "./context.ts";
import type { WizardEvent } from "./events.ts";
import type { LoadedReport } from "./moves.ts";

/** The submission: the context at the time of the submit. */
export type Submission = Pick<Context, "mode" | "draftId" | "values" | "attached" | "agreed">;
export type Submitted = { readonly dclrSeq: number } | { readonly failure: Failure };
export type UncheckedTexts = readonly { readonly path: PublishedText; readonly text: string }[];
type OnProgress = (share: number) => void;

export type DraftId = { readonly draftId: string; readonly revision: string | undefined };
/** Files that the device is to keep, and ids of those that it is not. */
export type FilesToKeep = { readonly add: readonly DeviceFile[]; readonly remove: readonly string[] };

/** `files`: those that the device does not have yet; undefined where it can't keep them, which the visitor knows. */
export type Leaving = { readonly content: DraftContent; readonly files: FilesToKeep | undefined };
export type LeftFor = "LEFT" | "STAYED" | "FILES_NOT_KEPT";

export type Effects = {
  readonly findDraft: () => Promise<StoredDraft | undefined>;
  /** Keeps a visitor's report on the device and leads to the login. */
  readonly leaveToLogIn: (leaving: Leaving) => Promise<LeftFor>;
  /** Undefined if there is no such report, or it is another user's. */
  readonly loadReport: (dclrSeq: number) => Promise<LoadedReport | undefined>;
  /** `revision`: the one this page knows. */
  readonly saveDraft: (content: DraftContent, revision: string | undefined) => Promise<Saved | DraftChanged>;
  /** With its attachments. A draft that another tab saved meanwhile stays. */
  readonly dropDraft: (draft: DraftId) => Promise<void>;
  /** Attachments that this device kept. */
  readonly findFiles: (draftId: string) => Promise<readonly DeviceFile[]>;
  readonly keepFiles: (draftId: string, change: FilesToKeep) => Promise<void>;
  readonly lookUp: (adrs: string) => Promise<LookedUp>;
  readonly findPersonal: (text: string) => Promise<readonly PersonalPassage[]>;
  readonly prepareFile: (file: File, onProgress: OnProgress) => Promise<PreparedFile | FileRefusal>;
  /** Never rejects: an error is returned as `failure`. */
  readonly submit: (submission: Submission, onProgress: OnProgress) => Promise<Submitted>;
};

type Kept = FilesToKeep & { readonly draftId: string };
export type FilesKept = {
  readonly draftId: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/** Sends an event to the machine. */
type Send = (event: WizardEvent) => void;

async function prepare({ id, original }: Attachment, effects: Effects, send: Send): Promise<void> {
  const onProgress = (share: number) => send({ type: "file.progress", id, share });
  const prepared = await effects.prepareFile(original, onProgress);
  if (typeof prepared === "string") send({ type: "file.refused", id, code: prepared });
  else send({ type: "file.ready", id, prepared });
}

async function submit(submission: Submission, effects: Effects, send: Send): Promise<void> {
  const submitted = await effects.submit(submission, (share) => send({ type: "submit.progress", share }));
  if ("failure" in submitted) send({ type: "submit.refused", failure: submitted.failure });
  else send({ type: "submit.accepted", dclrSeq: submitted.dclrSeq });
}

async function findPersonal(texts: UncheckedTexts, effects: Effects): Promise<CheckedTexts> {
  const checked = texts.map(async ({ path, text }) => {
    const passages = await effects.findPersonal(text);
    return [path, { text, passages }] as const;
  });
  return Object.fromEntries(await Promise.all(checked));
}

export const actorsFor = (effects: Effects) => ({
  findDraft: fromPromise<StoredDraft | undefined>(() => effects.findDraft()),
  leaveToLogIn: fromPromise<LeftFor, Leaving>(({ input }) => effects.leaveToLogIn(input)),
  loadReport: fromPromise<LoadedReport | undefined, number>(({ input }) => effects.loadReport(input)),
  saveDraft: fromPromise<Saved | DraftChanged, DraftContent & DraftId>(({ input }) =>
    effects.saveDraft(input, input.revision),
  ),
  dropDraft: fromPromise<void, DraftId>(({ input }) => effects.dropDraft(input)),
  findFiles: fromPromise<readonly DeviceFile[], string>(({ input }) => effects.findFiles(input)),
  keepFiles: fromPromise<FilesKept, Kept>(async ({ input: { draftId, ...change } }) => {
    await effects.keepFiles(draftId, change);
    return { draftId, added: change.add.map(({ id }) => id), removed: change.remove };
  }),
  lookUp: fromPromise<LookedUp, string>(({ input }) => effects.lookUp(input)),
  findPersonal: fromPromise<CheckedTexts, UncheckedTexts>(({ input }) => findPersonal(input, effects)),
  prepareFile: fromCallback<WizardEvent, Attachment | undefined>(({ input, sendBack }) => {
    if (!input) return;
    prepare(input, effects, sendBack).catch(() =>
      sendBack({ type: "file.refused", id: input.id, code: "FILE_UNREADABLE" }),
    );
  }),
  submit: fromCallback<WizardEvent, Submission>(({ input, sendBack }) => {
    void submit(input, effects, sendBack);
  }),
});

const absent = (): never => {
  throw new Error("this effect was not provided");
};
/** Defaults until the page provides the real effects. */
export const NO_EFFECTS: Effects = {
  findDraft: absent,
  leaveToLogIn: absent,
  loadReport: absent,
  saveDraft: absent,
  dropDraft: absent,
  findFiles: absent,
  keepFiles: absent,
  lookUp: absent,
  findPersonal: absent,
  prepareFile: absent,
  submit: absent,
};
