import { lazy, Suspense } from "react";
import type { FieldProps } from "./field.tsx";
import { FieldSkeleton } from "./field-skeleton.tsx";

const DatePicker = lazy(async () => ({ default: (await import("./date-picker.tsx")).DatePicker }));

export type DateFieldProps = Omit<FieldProps, "count" | "good"> & {
  /** `2026-03-01`, or with `time` `2026-03-01T09:00`; empty where none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  time?: boolean;
  /** The last one that can be chosen. */
  max?: string;
};

/** A day, or a minute of it, typed part by part or chosen from a calendar, whose code loads after the screen. */
export const DateField = (props: DateFieldProps) => (
  <Suspense fallback={<FieldSkeleton />}>
    <DatePicker {...props} />
  </Suspense>
);
