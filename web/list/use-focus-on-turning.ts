import { useEffect, useRef } from "react";

/** The ref of a list's heading (`tabIndex={-1}`): it gets the focus when the page changes. */
export function useFocusOnTurning(page: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== undefined && page !== undefined && before.current !== page)
      heading.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return heading;
}
