import { Suspense } from "react";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { MarkdownProps } from "./drawn-markdown.tsx";
import { Drawn } from "./late.ts";

/** Markdown (GFM) that others wrote, harmless. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Skeleton height="8em" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
