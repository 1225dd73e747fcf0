import { useEffect } from "react";
import styles from "./overlay.module.css";
import { Spinner } from "./spinner.tsx";

let shown = 0;

/** Covers the page during an action that must not be interrupted, and locks its scrolling. */
export function LoadingOverlay({ label }: { label: string }) {
  useEffect(() => {
    shown += 1;
    document.documentElement.toggleAttribute("data-locked", true);
    return () => {
      shown -= 1;
      document.documentElement.toggleAttribute("data-locked", shown > 0);
    };
  }, []);
  return (
    <div className={styles.overlay}>
      <div className={styles.box} role="status">
        <Spinner />
        {label}
      </div>
    </div>
  );
}
