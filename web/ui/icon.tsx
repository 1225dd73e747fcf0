import type { IconNode } from "lucide";
import { createElement } from "react";

type Props = {
  of: IconNode;
  /** Width and height in CSS pixels. */
  size: number;
  strokeWidth?: number;
  className?: string | undefined;
};

/** A Lucide icon in the text's colour. Decorative: a text beside it must say the same. */
export const Icon = ({ of, size, strokeWidth = 2, className }: Props) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);
