import { useRef, useState } from "react";
import { useRequireLogin } from "../session/require-login.ts";

/** Opens and closes the form for a reply; closing it returns the focus to the button. Asks visitors to log in. */
export function useReplying() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const requireLogin = useRequireLogin();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = async () => {
    if (isOpen) close();
    else if (await requireLogin()) setOpen(true);
  };
  return { isOpen, toggle, close, button };
}
