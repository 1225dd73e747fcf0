import { type Passage, segments } from "./passages.ts";

/** A text with highlighted matches. */
export const Marked = ({ text, ranges }: Passage) =>
  segments(text, ranges).map((segment) =>
    segment.marked ? <mark key={segment.start}>{segment.text}</mark> : segment.text,
  );
