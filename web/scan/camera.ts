// Looks for a QR code through the camera until there is one, or nobody looks any more.
import { codeIn } from "./read-code.ts";

/** DENIED: by the person or the browser's settings. BUSY: another app has it. */
export type CameraFailure = "DENIED" | "MISSING" | "BUSY";

const FAILURES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: "DENIED",
  SecurityError: "DENIED",
  NotReadableError: "BUSY",
  AbortError: "BUSY",
};

export const failureOf = (error: unknown): CameraFailure =>
  (error instanceof DOMException && FAILURES[error.name]) || "MISSING";

type Seen = { readonly onRunning: () => void; readonly signal: AbortSignal };

/** Rejects where there is no camera to look through. The camera is off as soon as this ends, also by the signal. */
export async function lookForCode(video: HTMLVideoElement, { onRunning, signal }: Seen): Promise<string | undefined> {
  // Pages without https have no `mediaDevices`.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new DOMException("no camera", "NotFoundError");
  const stream = await devices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
  try {
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    onRunning();
    while (!signal.aborted) {
      const text = await codeIn(video);
      if (text !== undefined) return text;
      await nextFrame();
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
