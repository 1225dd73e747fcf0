import { X } from "lucide";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "../button.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../icon.tsx";
import styles from "./dialog.module.css";

type Props = {
  title: string;
  children: ReactNode;
  /** Buttons, the main action last. */
  actions?: ReactNode;
  /** Called on Escape, the backdrop and the close button. */
  onClose: () => void;
  closeLabel: string;
  /** For an error, or an action that can't be undone. */
  alert?: boolean | undefined;
  wide?: boolean | undefined;
};

/** A modal dialog with a focus trap; it returns the focus on close. Loaded with the first dialog. */
export function Dialog({ title, children, actions, onClose, closeLabel, alert = false, wide = false }: Props) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={styles.backdrop ?? ""}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={cx(styles.modal, wide && styles.wide)}>
        <AriaDialog className={styles.dialog ?? ""} role={alert ? "alertdialog" : "dialog"}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ""}>
              {title}
            </Heading>
            <Button kind="quiet" size="icon" className={styles.close ?? ""} aria-label={closeLabel} onClick={onClose}>
              <Icon of={X} size={20} />
            </Button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
