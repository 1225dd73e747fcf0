import { type RefObject, useEffect, useState } from "react";

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes files that are dropped on the element, or pasted anywhere on the page.
 * @returns whether files are being held over it
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const take = (files: FileList | undefined) => files && files.length > 0 && onFiles([...files]);
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    element.addEventListener("dragover", over, { signal });
    element.addEventListener("dragleave", () => setOver(false), { signal });
    element.addEventListener("drop", dropped, { signal });
    document.addEventListener("paste", pasted, { signal });
    return () => stop.abort();

    function dropped(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    }

    function pasted(event: ClipboardEvent) {
      // Text pasted into a field is the field's.
      if (event.clipboardData?.files.length) event.preventDefault();
      take(event.clipboardData?.files);
    }
  }, [zone, onFiles]);
  return isOver;
}
