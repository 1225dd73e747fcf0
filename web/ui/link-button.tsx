import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

/** Looks like a button and leads elsewhere. */
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
