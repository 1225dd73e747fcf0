import { useEffect, useRef, useState } from "react";
import { preloadIfLarge } from "./preload-images.ts";

type Props = {
  /** The image to show, often a thumbnail. */
  src: string;
  /** Fallback if `src` fails. */
  original?: string;
  /** Alternative text; empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /** Visible when the page opens: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** Distance from the viewport at which an image loads, and how much of it must be within. */
const NEAR = { rootMargin: "200px", threshold: 0.1 };

/**
 * Lazy-loads near the viewport; the first large images of a page are preloaded. Falls back to the original if the
 * thumbnail fails.
 */
export function Image({ src, original, alt, width, height, priority = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(priority);
  const [failed, setFailed] = useState("");
  useEffect(() => preloadIfLarge({ src, width, height }), [src, width, height]);
  useEffect(() => {
    if (near || !image.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, NEAR);
    observer.observe(image.current);
    return () => observer.disconnect();
  }, [near]);
  const shown = failed === src && original ? original : src;
  return (
    <img
      ref={image}
      src={near ? shown : undefined}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      fetchPriority={priority ? "high" : "auto"}
      onError={() => setFailed(src)}
    />
  );
}
