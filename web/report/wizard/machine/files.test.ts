import { expect, test } from "vitest";
import type { PreparedFile } from "../../../attachments/attachment.ts";
import { filled } from "../form/filled.ts";
import { startWizard } from "./harness.ts";

const FILE = new File(["evidence"], "note.txt");
const READY: PreparedFile = { sha256: "hash", sent: FILE, reduced: false };

/** On the files screen, with one file that is prepared once the test says so. */
async function preparing() {
  const prepared = Promise.withResolvers<PreparedFile | "FILE_TOO_LARGE">();
  const wizard = startWizard({ prepareFile: () => prepared.promise });
  await wizard.begun();
  for (const [path, value] of Object.entries(filled({ "declare.title": "A title" }).fields)) {
    wizard.send({ type: "field.changed", path: path as "declare.title", value });
  }
  await wizard.looked();
  await wizard.checked();
  while (wizard.context().step !== "files") wizard.send({ type: "step.next" });
  wizard.send({ type: "files.added", files: [FILE] });
  return { wizard, prepared };
}

test("going on waits until the chosen file is ready", async () => {
  const { wizard, prepared } = await preparing();
  expect(wizard.can({ type: "step.next" })).toBe(true);
  wizard.send({ type: "step.next" });
  expect(wizard.context()).toMatchObject({ step: "files", goingTo: "visibility" });
  prepared.resolve(READY);
  await wizard.until(({ context }) => context.step === "visibility");
  expect(wizard.context().attached.files).toMatchObject([{ ready: READY }]);
});

test("a file that is rejected meanwhile keeps the user on the screen that says why", async () => {
  const { wizard, prepared } = await preparing();
  wizard.send({ type: "step.next" });
  prepared.resolve("FILE_TOO_LARGE");
  await wizard.until(({ context }) => context.attached.rejected.length === 1);
  expect(wizard.context()).toMatchObject({ step: "files", goingTo: undefined });
  wizard.send({ type: "step.next" });
  expect(wizard.context().step).toBe("visibility");
});

test("a file that is the same again keeps the user there as well", async () => {
  const { wizard, prepared } = await preparing();
  wizard.send({ type: "files.added", files: [FILE] });
  wizard.send({ type: "step.next" });
  prepared.resolve(READY);
  await wizard.until(({ context }) => context.attached.rejected.length === 1);
  expect(wizard.context()).toMatchObject({ step: "files", goingTo: undefined });
});

test("removing the file in between calls it off, and the way on is open", async () => {
  const { wizard } = await preparing();
  wizard.send({ type: "step.next" });
  wizard.send({ type: "file.removed", id: wizard.context().attached.files[0]?.id ?? "" });
  expect(wizard.context()).toMatchObject({ step: "files", goingTo: undefined });
  wizard.send({ type: "step.next" });
  expect(wizard.context().step).toBe("visibility");
});
