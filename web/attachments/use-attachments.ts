// Attached files of a form, prepared one after the other as they are chosen.
import { useEffect, useMemo, useReducer } from "react";
import {
  type Attached,
  type Attachment,
  addFiles,
  NOTHING_ATTACHED,
  nextToPrepare,
  reject,
  removeFile,
  removeKept,
  setProgress,
  setReady,
} from "./attachment.ts";
import { browserCanvas } from "./image/browser-canvas.ts";
import { prepareFile } from "./prepare-file.ts";

type Change = (attached: Attached) => Attached;

/**
 * `props` are those of `<Attachments>`. The form waits while something `isPreparing`. `initial`, read once: files that are
 * stored already, and whether pictures go as their smaller copies unless the person chooses otherwise.
 */
export function useAttachments(initial: Partial<Pick<Attached, "kept" | "smaller">> = {}) {
  const [attached, change] = useReducer((now: Attached, step: Change) => step(now), {
    ...NOTHING_ATTACHED,
    ...initial,
  });
  const next = nextToPrepare(attached);
  usePreparing(next, change);
  // The block listens anew to drops and pastes whenever a function is another one.
  const actions = useMemo(() => actionsOf(change), []);
  return { attached, isPreparing: next !== undefined, props: { attached, ...actions } };
}

const actionsOf = (change: (step: Change) => void) => ({
  onFiles: (files: readonly File[]) => change((now) => addFiles(now, files, () => crypto.randomUUID())),
  onRemove: (id: string) => change((now) => removeFile(now, id)),
  onRemoveKept: (fileId: string) => change((now) => removeKept(now, fileId)),
  onSmaller: (smaller: boolean) => change((now) => ({ ...now, smaller })),
});

/** Prepares the next file; if it was removed meanwhile, the result changes nothing. */
function usePreparing(next: Attachment | undefined, change: (step: Change) => void): void {
  const { id, original } = next ?? {};
  useEffect(() => {
    if (id === undefined || original === undefined) return;
    const onProgress = (share: number) => change((now) => setProgress(now, id, share));
    prepareFile(original, browserCanvas(), onProgress).then(
      (prepared) =>
        change((now) => (typeof prepared === "string" ? reject(now, id, prepared) : setReady(now, id, prepared))),
      () => change((now) => reject(now, id, "FILE_UNREADABLE")),
    );
  }, [id, original, change]);
}
