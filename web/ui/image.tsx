import { useEffect, useRef, useState } from "react";
import { preloadIfLarge } from "./preload-images.ts";

type Props = {
  /** What is shown, often a smaller copy. */
  src: string;
  /** Used where `src` fails. */
  original?: string;
  /** Said instead of the picture; empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /** In sight when the page opens: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** How far from the viewport a picture is fetched, and how much of it must be within. */
const NEAR = { rootMargin: "200px", threshold: 0.1 };

/**
 * Loads when it comes near the viewport, the first large ones of a page ahead of that; falls back to the original
 * where the copy can't be had.
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
