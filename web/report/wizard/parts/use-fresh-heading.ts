import { type RefObject, useEffect, useRef } from "react";

/** A heading that takes the focus as its screen appears, at the top of the page: it is read first, the keyboard begins there. */
export function useFreshHeading(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the screen appears.
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
