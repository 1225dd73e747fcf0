// Error texts of fields: what is wrong and how to fix it.

import { problemText } from "../../../errors/problem-text.ts";
import { faultText } from "../../../form/words.ts";
import type { Translate } from "../../../i18n/texts.ts";
import type { FieldError } from "../form/check.ts";
import type { FieldPlace } from "../form/place.ts";
import { RULES } from "../form/rules.ts";
import { isFieldPath } from "../form/values.ts";
import type { Context } from "../machine/context.ts";
import { shownOn } from "../machine/judge.ts";

export function errorText(t: Translate, { place, code }: FieldError, context: Context): string {
  const missing: Partial<Record<FieldPlace, string>> = t(($) => $.wizard.missing, { returnObjects: true });
  switch (code) {
    case "REQUIRED_FIELD_MISSING":
      return missing[place] ?? problemText(code, t);
    case "TEXT_TOO_LONG":
      return faultText(code, isFieldPath(place) ? RULES[place] : RULES["declare.adrs"], t);
    case "ADDRESS_INVALID":
      return isFieldPath(place) ? invalidAddressText(t, context) : problemText(code, t);
    case "EMAIL_INVALID":
      return t(($) => $.wizard.email);
    case "PERSONAL_INFORMATION":
      return t(($) => $.wizard.personal);
    case "TERMS_NOT_AGREED":
      return t(($) => $.wizard.consent.missing);
    default:
      return problemText(code, t);
  }
}

function invalidAddressText(t: Translate, { values: { fields } }: Context): string {
  if (fields["declare.declareType"] === "SITE") return t(($) => $.wizard.address.noSite);
  return fields["declare.chain"] === "" ? t(($) => $.wizard.address.unknown) : t(($) => $.wizard.address.notOfChain);
}

/** The error shown at one field, or undefined. */
export function shownError(t: Translate, place: FieldPlace, context: Context): string | undefined {
  const error = shownOn(context.step, context).find((shown) => shown.place === place);
  return error && errorText(t, error, context);
}
