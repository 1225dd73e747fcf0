// Attached files: those chosen now, and, on a change, those stored already.
import type { StoredFile } from "@sb/contracts/files.ts";
import { LIMITS } from "@sb/contracts/limits.ts";

/**
 * A file chosen now. What is sent is the original, byte for byte: it is evidence. A picture beyond the size that the
 * server takes is sent as a smaller copy (`reduced`), others are where the person prefers that (`Attached.smaller`); then
 * the person is told to keep the original.
 */
export type Attachment = {
  readonly id: string;
  readonly original: File;
  /** 0 to 1 while it is being prepared; undefined once it is ready. */
  readonly progress?: number | undefined;
  readonly ready?: PreparedFile | undefined;
};

export type SentFile = {
  /** SHA-256 of what is sent, hex: the same bytes are the same file, whatever their names. */
  readonly sha256: string;
  readonly sent: File;
};

export type PreparedFile = SentFile & {
  readonly reduced: boolean;
  /** May be sent instead, to save bytes. Only pictures have one. */
  readonly smaller?: SentFile | undefined;
  /** A small picture to show; undefined where there is nothing to see. */
  readonly preview?: Blob | undefined;
};

const FILE_REFUSALS = [
  "TOO_MANY_FILES",
  "DUPLICATE_FILE",
  "FILE_TOO_LARGE",
  "FILE_TYPE_NOT_ALLOWED",
  /** Gone from the disk, or not to be opened, since it was chosen. */
  "FILE_UNREADABLE",
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
export const isFileRefusal = (code: string): code is FileRefusal => FILE_REFUSALS.some((refusal) => refusal === code);

/** A file that was not taken, and why. */
export type Rejected = { readonly name: string; readonly code: FileRefusal };

export type Attached = {
  readonly files: readonly Attachment[];
  /** Stored already, and to stay. */
  readonly kept: readonly StoredFile[];
  readonly rejected: readonly Rejected[];
  /** The person prefers a smaller upload: pictures go as their smaller copies. */
  readonly smaller: boolean;
};

export const NOTHING_ATTACHED: Attached = { files: [], kept: [], rejected: [], smaller: false };

/** The file to send, once it is ready. */
const sentOf = (ready: PreparedFile, smaller: boolean): SentFile => (smaller && ready.smaller) || ready;

export const filesToSend = ({ files, smaller }: Attached): readonly SentFile[] =>
  files.flatMap(({ ready }) => (ready ? sentOf(ready, smaller) : []));

/** Bytes of the upload as it is, and with smaller copies. */
export function uploadSizes({ files }: Attached): { readonly whole: number; readonly smaller: number } {
  const bytes = (smaller: boolean) =>
    files.reduce((sum, { ready }) => sum + (ready ? sentOf(ready, smaller).sent.size : 0), 0);
  return { whole: bytes(false), smaller: bytes(true) };
}

/** Takes as many as there is room for; the rest are named as rejected. */
export function addFiles(attached: Attached, chosen: readonly File[], newId: () => string): Attached {
  const room = LIMITS.files - attached.files.length - attached.kept.length;
  const taken = chosen.slice(0, room).map((original): Attachment => ({ id: newId(), original, progress: 0 }));
  const rejected = chosen.slice(room).map(({ name }): Rejected => ({ name, code: "TOO_MANY_FILES" }));
  return { ...attached, files: [...attached.files, ...taken], rejected };
}

export const nextToPrepare = ({ files }: Attached): Attachment | undefined => files.find(({ ready }) => !ready);

export const setProgress = (attached: Attached, id: string, progress: number): Attached =>
  mapFile(attached, id, (file) => ({ ...file, progress }));

/** A file that is there already, among the chosen or the kept, is rejected. */
export function setReady(attached: Attached, id: string, ready: PreparedFile): Attached {
  const isThere =
    attached.kept.some(({ sha256 }) => sha256 === ready.sha256 || sha256 === ready.smaller?.sha256) ||
    attached.files.some((file) => file.id !== id && file.ready?.sha256 === ready.sha256);
  if (isThere) return reject(attached, id, "DUPLICATE_FILE");
  return mapFile(attached, id, ({ original }) => ({ id, original, ready }));
}

export function reject(attached: Attached, id: string, code: FileRefusal): Attached {
  const name = attached.files.find((file) => file.id === id)?.original.name;
  if (name === undefined) return attached;
  return { ...removeFile(attached, id), rejected: [...attached.rejected, { name, code }] };
}

export const removeFile = (attached: Attached, id: string): Attached => ({
  ...attached,
  files: attached.files.filter((file) => file.id !== id),
});

export const removeKept = (attached: Attached, fileId: string): Attached => ({
  ...attached,
  kept: attached.kept.filter((file) => file.fileId !== fileId),
});

const mapFile = (attached: Attached, id: string, change: (file: Attachment) => Attachment): Attached => ({
  ...attached,
  files: attached.files.map((file) => (file.id === id ? change(file) : file)),
});
