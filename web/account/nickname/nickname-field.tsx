import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import type { ActorRefFrom } from "xstate";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { nicknameMachine, Verdict } from "./machine.ts";
import { nicknameProblem } from "./problem.ts";
import { lettersLeft } from "./rules.ts";
import styles from "./suggestions.module.css";
import { NicknameSuggestions } from "./suggestions.tsx";

type Props = {
  id: string;
  actor: ActorRefFrom<typeof nicknameMachine>;
  /** The user tried to submit: show what is missing. */
  tried: boolean;
};

/** Another name is wanted than the one that was typed. */
const REFUSED: readonly Verdict[] = ["taken", "reserved", "personal", "letters", "signs"];

/** Nickname input with duplicate check. Enter runs the check; the form is submitted by its own button. */
export function NicknameField({ id, actor, tried }: Props) {
  const { t } = useTranslation();
  const { value, verdict } = useSelector(actor, (snapshot) => snapshot.context);
  const checking = useSelector(actor, (snapshot) => snapshot.matches("checking"));
  const check = () => actor.send({ type: "check.requested" });
  return (
    <div className={styles.field}>
      <TextField
        id={id}
        label={t(($) => $.account.nickname.label)}
        tag={t(($) => $.common.required)}
        required
        hint={t(($) => $.account.nickname.hint)}
        count={t(($) => $.account.nickname.left, lettersLeft(value))}
        value={value}
        onChange={(next) => actor.send({ type: "nickname.changed", value: next })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing || verdict === "available") return;
          event.preventDefault();
          check();
        }}
        error={nicknameProblem(verdict, tried, t)}
        good={verdict === "available" ? t(($) => $.account.nickname.available) : undefined}
        autoComplete="nickname"
        spellCheck={false}
        beside={
          <Button busy={checking} onClick={check}>
            {t(($) => $.account.nickname.check)}
          </Button>
        }
      />
      {(value === "" || REFUSED.includes(verdict)) && (
        <NicknameSuggestions onChoose={(name) => actor.send({ type: "nickname.changed", value: name })} />
      )}
    </div>
  );
}
