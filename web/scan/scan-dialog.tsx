import { ClipboardPaste, ImageUp } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { type CameraFailure, failureOf, lookForCode } from "./camera.ts";
import { codeInPicture } from "./read-code.ts";
import styles from "./scan-dialog.module.css";

type Note = CameraFailure | "STARTING" | "RUNNING" | "READING" | "NO_CODE" | "UNREADABLE" | "NO_PICTURE";
type Props = { close: (text?: string) => void };

/** The text of a QR code: through the camera, in a picture, or in one that is pasted. Nothing leaves the device. */
export function ScanDialog({ close }: Props) {
  const { t } = useTranslation();
  const [camera, setCamera] = useState<Note>("STARTING");
  const [picture, setPicture] = useState<Note>();
  const read = async (blob: Blob | undefined) => {
    if (!blob) return setPicture("NO_PICTURE");
    setPicture("READING");
    const text = await codeInPicture(blob).catch(() => null);
    if (text) close(text);
    else setPicture(text === null ? "UNREADABLE" : "NO_CODE");
  };
  usePastedPicture(read);
  return (
    <LazyDialog title={t(($) => $.scan.title)} closeLabel={t(($) => $.common.close)} onClose={() => close()}>
      <div className={styles.scan}>
        <Camera note={camera} onNote={setCamera} onText={close} />
        <p role="status">{t(($) => $.scan.notes[picture ?? camera])}</p>
        <Ways onPicture={read} />
        <p className={styles.stays}>{t(($) => $.scan.stays)}</p>
      </div>
    </LazyDialog>
  );
}

type CameraProps = { note: Note; onNote: (note: Note) => void; onText: (text: string) => void };

/** On while the dialog is open, and not longer. */
function Camera({ note, onNote, onText }: CameraProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!video.current) return;
    try {
      const text = await lookForCode(video.current, { signal, onRunning: () => onNote("RUNNING") });
      if (text !== undefined) onText(text);
    } catch (error) {
      if (!signal.aborted) onNote(failureOf(error));
    }
  });
  useEffect(() => {
    const open = new AbortController();
    void look(open.signal);
    return () => open.abort();
  }, []);
  const isOn = note === "STARTING" || note === "RUNNING";
  return (
    <video ref={video} className={styles.video} hidden={!isOn} muted playsInline aria-label={t(($) => $.scan.camera)} />
  );
}

/** By the keyboard, wherever the focus is. */
function usePastedPicture(onPicture: (picture: Blob | undefined) => void) {
  const read = useEffectEvent(({ clipboardData }: ClipboardEvent) => onPicture(pictureOf(clipboardData?.files)));
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => read(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}

const pictureOf = (files: FileList | null | undefined): File | undefined =>
  Array.from(files ?? []).find(({ type }) => type.startsWith("image/"));

function Ways({ onPicture }: { onPicture: (picture: Blob | undefined) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  // Older browsers let nobody read the clipboard but by the keyboard.
  const canPaste = typeof navigator.clipboard?.read === "function";
  return (
    <div className={styles.ways}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t(($) => $.scan.choose)}
        onChange={({ target }) => {
          const picture = pictureOf(target.files);
          target.value = "";
          onPicture(picture);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Icon of={ImageUp} size={18} />
        {t(($) => $.scan.choose)}
      </Button>
      {canPaste && (
        <Button onClick={() => void pictureInClipboard().then(onPicture)}>
          <Icon of={ClipboardPaste} size={18} />
          {t(($) => $.scan.paste)}
        </Button>
      )}
    </div>
  );
}

/** Undefined where there is no picture in it, or the browser was told not to give it. */
async function pictureInClipboard(): Promise<Blob | undefined> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith("image/"));
      if (type) return await item.getType(type);
    }
    return undefined;
  } catch {
    return undefined;
  }
}
