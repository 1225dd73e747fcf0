// A form's words about its fields: how much is used, what is wrong.
import type { ProblemCode } from "../api/problem.ts";
import { problemText } from "../errors/problem-text.ts";
import type { Translate } from "../i18n/texts.ts";
import { type Limit, lengthOf } from "./rules.ts";

/** "12 / 200 characters"; undefined where there is no limit. */
export function countText(limit: Limit, value: string, t: Translate): string | undefined {
  const length = lengthOf(limit, value);
  return length && t(($) => $.common.field.count[length.unit], { now: length.now, most: length.most });
}

/** The words for a field's problem; a text that is too long is told how long it may be. */
export function faultText(code: ProblemCode, limit: Limit, t: Translate): string {
  const length = code === "TEXT_TOO_LONG" ? lengthOf(limit, "") : undefined;
  return length ? t(($) => $.common.field.tooLong[length.unit], { most: length.most }) : problemText(code, t);
}
