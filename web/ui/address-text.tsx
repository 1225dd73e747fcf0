import { Check, Copy } from "lucide";
import { useState } from "react";
import styles from "./address-text.module.css";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import { Identicon } from "./identicon.tsx";
import { shorten } from "./shorten.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Props = {
  /** The whole address: copied, and read by screen readers. */
  address: string;
  /** Never shortened. */
  whole?: boolean;
  /** Shown instead of the address: with marked matches, or a defanged site. */
  children?: React.ReactNode;
  /** Without a button: inside a link, where buttons are not allowed. */
  plain?: boolean;
  labels: { copy: string; copied: string };
};

/** An address or hash: monospaced, shortened in the middle, whole on focus and on copy, with an identicon. */
export function AddressText({ address, whole = false, children, plain = false, labels }: Props) {
  const [focused, setFocused] = useState(false);
  const short = shorten(address);
  const shown = children ?? (whole || focused ? address : short);
  const shortened = short !== address && !whole && children === undefined;
  return (
    <span className={styles.address}>
      <Identicon of={address} />
      {shortened && !plain ? (
        <button
          type="button"
          className={cx(styles.text, styles.toggle)}
          aria-label={address}
          title={address}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          {shown}
        </button>
      ) : (
        <span className={styles.text} title={shortened ? address : undefined}>
          {shortened ? (
            <>
              <span aria-hidden="true">{shown}</span>
              <VisuallyHidden>{address}</VisuallyHidden>
            </>
          ) : (
            shown
          )}
        </span>
      )}
      {!plain && <CopyButton text={address} labels={labels} />}
    </span>
  );
}

/** Copies the address and confirms it. */
export function CopyButton({ text, labels }: { text: string; labels: Props["labels"] }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button
      type="button"
      className={cx(styles.copy, copied && styles.done)}
      aria-label={labels.copy}
      onClick={copy}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      {copied ? <Icon of={Check} size={18} /> : <Icon of={Copy} size={18} />}
      <VisuallyHidden aria-live="polite">{copied ? labels.copied : ""}</VisuallyHidden>
    </button>
  );
}
