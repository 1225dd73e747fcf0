import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Spinner } from "./feedback/spinner.tsx";

type Props = Omit<ComponentProps<"button">, "children"> &
  ButtonLook & {
    children: React.ReactNode;
    /** The action is running: shows a spinner and ignores further presses. */
    busy?: boolean | undefined;
  };

/** A button runs an action; for navigation use LinkButton. An icon-only button needs an aria-label. */
export function Button({ kind, size, wide, busy = false, className, children, onClick, type, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={buttonClass({ kind: kind ?? "secondary", size: size ?? "medium", wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
