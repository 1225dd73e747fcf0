import { CircleAlert, CircleCheck, Info, X } from "lucide";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Icon } from "../icon.tsx";
import { currentToasts, dismissToast, subscribeToasts, type Toast } from "./toast.ts";
import styles from "./toast-region.module.css";

const STAYS_MS = 6_000;
const ICONS = { good: CircleCheck, bad: CircleAlert, note: Info };

/** Always mounted: it is a live region. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

/** Closes by itself, but not while it has the pointer or the focus. */
function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const icon = ICONS[toast.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only keep it open longer.
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icon} size={20} />
      <span>{toast.text}</span>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}
