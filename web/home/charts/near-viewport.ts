import { type RefObject, useEffect, useState } from "react";

/** A chart starts to load a screen below the one that is seen: quick scrolling, and a picture of the page, find it drawn. */
const MARGIN = "100%";

/** Becomes true, and stays true, once the element is within a screen's height of the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
