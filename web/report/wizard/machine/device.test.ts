import { expect, test, vi } from "vitest";
import type { DraftContent } from "../form/draft.ts";
import { filled } from "../form/filled.ts";
import type { FilesToKeep } from "./actors.ts";
import { SAVED, startWizard } from "./harness.ts";

const file = (name: string) => new File([name], name);
const keeper = () => vi.fn(async (_draftId: string, _change: FilesToKeep) => undefined);

test("accepted files are kept on the device, removed ones are taken away", async () => {
  const keepFiles = keeper();
  const wizard = startWizard({ keepFiles });
  await wizard.filling();
  wizard.send({ type: "files.added", files: [file("a"), file("b")] });
  await wizard.until(({ context }) => context.onDevice.length === 2);
  const [first = ""] = wizard.context().onDevice;
  wizard.send({ type: "file.removed", id: first });
  await wizard.until(({ context }) => context.onDevice.length === 1);
  expect(keepFiles.mock.calls.flatMap(([, { add }]) => add.map((kept) => kept.file.name))).toEqual(["a", "b"]);
  expect(keepFiles.mock.lastCall?.[1]).toEqual({ add: [], remove: [first] });
});

test("with the draft that is continued its files come back, and are prepared again", async () => {
  const content: DraftContent = {
    draftId: "old",
    step: "files",
    furthest: "files",
    values: filled(),
    happened: "EARLIER",
    isWidened: false,
  };
  const stored = { ...SAVED, content };
  const findFiles = vi.fn(async () => [{ id: "kept", file: file("kept") }]);
  const keepFiles = keeper();
  const wizard = startWizard({ findDraft: async () => stored, findFiles, keepFiles });
  await wizard.until((snapshot) => snapshot.matches({ entering: "askingDraft" }));
  wizard.send({ type: "draft.continued" });
  await wizard.until(({ context }) => context.attached.files[0]?.ready !== undefined);
  expect(findFiles).toHaveBeenCalledWith("old");
  expect(wizard.context().attached.files).toMatchObject([{ id: "kept", ready: { sha256: "hash of kept" } }]);
  expect(keepFiles).not.toHaveBeenCalled();
});

test("where the device can't keep files, the user is told, and can file", async () => {
  const wizard = startWizard({ keepFiles: () => Promise.reject(new Error("no room")) });
  await wizard.filling();
  wizard.send({ type: "files.added", files: [file("a")] });
  await wizard.until(({ context }) => context.filesNotKept);
  expect(wizard.context().attached.files).toHaveLength(1);
});

test("files of a report that is changed are not kept: they would come back with another", async () => {
  const keepFiles = keeper();
  const report = { values: filled(), kept: [], deletionPending: false };
  const wizard = startWizard({ keepFiles, loadReport: async () => report }, { kind: "modify", dclrSeq: 9 });
  await wizard.filling();
  wizard.send({ type: "files.added", files: [file("a")] });
  await wizard.until(({ context }) => context.attached.files[0]?.ready !== undefined);
  expect(keepFiles).not.toHaveBeenCalled();
});
