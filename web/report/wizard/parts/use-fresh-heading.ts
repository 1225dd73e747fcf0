import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the heading and scrolls to the top when a screen appears, so that screen readers and the keyboard start
 * there.
 */
export function useFreshHeading(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
