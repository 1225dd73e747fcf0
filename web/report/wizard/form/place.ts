// Maps errors to the screen and the control that show them.
import { fieldId } from "../../../form/field-id.ts";
import { STEPS, type StepName } from "../steps/order.ts";
import { type FieldPath, isFieldPath } from "./values.ts";

/** Where an error can be shown, by its path in the API. */
export type FieldPlace =
  | FieldPath
  | `declare.etcSrc.${number}.src`
  | "files"
  | `files.${number}`
  | "terms"
  | `others.${number}`;

export const sourcePlace = (index: number) => `declare.etcSrc.${index}.src` as const;

/** The place of a path from the server; undefined if the wizard doesn't know it. */
export function findPlace(path: string): FieldPlace | undefined {
  if (isFieldPath(path)) return path;
  const [head, next, index] = path.split(".");
  if (head === "files" && next !== undefined) return `files.${Number(next)}`;
  if (head === "others" && next !== undefined) return `others.${Number(next)}`;
  if (head === "files" || head === "keepFiles") return "files";
  if (head === "terms") return "terms";
  if (head === "declare" && next === "etcSrc") return sourcePlace(Number(index ?? 0));
  return undefined;
}

export function stepOfPlace(place: FieldPlace): StepName {
  if (place === "files" || place.startsWith("files.")) return "files";
  if (place === "terms") return "consent";
  if (place.startsWith("others.")) return "target";
  if (!isFieldPath(place)) return "sources";
  const step = STEPS.find(({ fields }) => fields.some((field) => field === place));
  if (!step) throw new Error(`no step asks for ${place}`);
  return step.name;
}

/** The DOM id of a place's control; the error summary links to it. */
export const idOfPlace = (place: FieldPlace): string => fieldId("report", place);
