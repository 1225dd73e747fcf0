import { lazy, Suspense } from "react";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { MarkdownProps } from "./drawn-markdown.tsx";

const Drawn = lazy(async () => ({ default: (await import("./drawn-markdown.tsx")).DrawnMarkdown }));

/** Markdown (GFM) that others wrote, harmless. Its libraries are a chunk of their own. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Skeleton height="8em" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
