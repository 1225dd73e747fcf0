import { useMutation } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { namesOf } from "./check.ts";
import { keyOf } from "./idempotency-key.ts";
import { type Places, refusalsOf, shownByForm } from "./refusal.ts";
import { type FormState, markSent, refuse, type Update } from "./state.ts";
import type { FormOptions } from "./use-form.ts";

/** The mutation that sends a form. What the server refuses of its fields lands at the fields, the rest in the dialog. */
export function useSending<Values extends object, Answer>(
  options: FormOptions<Values, Answer>,
  state: FormState<Values>,
  update: Update<Values>,
) {
  const places: Places<Values> = {
    names: namesOf(state.values),
    pathOf: options.pathOf ?? ((name) => name),
    fieldOfCode: options.fieldOfCode ?? {},
  };
  return useMutation({
    mutationFn: async (values: Values) => options.send(values, { idempotencyKey: await keyOf([state.id, values]) }),
    meta: shownByForm(places),
    onSuccess: (answer, values) => {
      // Drawn at once: what comes next may navigate, and the leave guard must know that nothing is unsaved.
      flushSync(() => update((now) => markSent(now, values, crypto.randomUUID())));
      return options.onSent?.(answer);
    },
    onError: (error) => update((now) => refuse(now, refusalsOf(error, places))),
  });
}
