import { nicknameBytes } from "@sb/contracts/account/nickname.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { nicknameMachine } from "./machine.ts";
import { nicknameProblem } from "./problem.ts";
import { tidy } from "./rules.ts";

type Props = {
  id: string;
  actor: ActorRefFrom<typeof nicknameMachine>;
  /** The person wants to go on: say what is missing. */
  tried: boolean;
};

/** The nickname with its duplicate check. Enter checks; the form is sent by its own button. */
export function NicknameField({ id, actor, tried }: Props) {
  const { common, account } = useText();
  const { value, verdict } = useSelector(actor, (snapshot) => snapshot.context);
  const checking = useSelector(actor, (snapshot) => snapshot.matches("checking"));
  const check = () => actor.send({ type: "CHECK" });
  return (
    <TextField
      id={id}
      label={account.nickname.label}
      tag={common.required}
      required
      hint={account.nickname.hint}
      count={account.nickname.bytes(nicknameBytes(tidy(value)), LIMITS.nicknameBytes)}
      value={value}
      onChange={(next) => actor.send({ type: "CHANGE", value: next })}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing || verdict === "available") return;
        event.preventDefault();
        check();
      }}
      error={nicknameProblem(verdict, tried, account.nickname)}
      good={verdict === "available" ? account.nickname.available : undefined}
      autoComplete="nickname"
      spellCheck={false}
      beside={
        <Button busy={checking} onClick={check}>
          {account.nickname.check}
        </Button>
      }
    />
  );
}
