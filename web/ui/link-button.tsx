import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

/** A link that looks like a button. */
export function LinkButton({
  kind,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<"a"> & ButtonLook & { href: string }) {
  return (
    <a {...rest} className={buttonClass({ kind: kind ?? "secondary", size: size ?? "medium", wide }, className)}>
      {rest.children}
    </a>
  );
}
