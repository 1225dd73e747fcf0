import { X } from "lucide";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  title: string;
  children: ReactNode;
  /** Buttons, the one to press most likely last. */
  actions?: ReactNode;
  /** Escape, backdrop and the close button. */
  onClose: () => void;
  closeLabel: string;
  /** For something that went wrong or can't be undone. */
  alert?: boolean | undefined;
  wide?: boolean | undefined;
};

/** A dialog over the page: it holds the focus, and gives it back when it goes. Loaded with the first that opens. */
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
