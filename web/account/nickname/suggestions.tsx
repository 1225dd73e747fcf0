import { isNickname } from "@sb/contracts/account/nickname.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./suggestions.module.css";

/** First and second words, joined as they are. */
export type NicknameWords = { readonly first: readonly string[]; readonly second: readonly string[] };

/** @param random from 0 to 1 @returns different ones, as many as asked for if the words allow */
export function suggestedNicknames(words: NicknameWords, count: number, random: () => number): readonly string[] {
  const pick = <Item,>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const found = new Set<string>();
  // Words may be too long together: then fewer are found.
  for (let tries = 0; found.size < count && tries < count * 10; tries++) {
    const name = `${pick(words.first) ?? ""}${pick(words.second) ?? ""}${10 + Math.floor(random() * 90)}`;
    if (isNickname(name)) found.add(name);
  }
  return [...found];
}

const SHOWN = 3;
const ASKED = 5;

/** Free nicknames to choose from. */
export function NicknameSuggestions({ onChoose }: { onChoose: (nickname: string) => void }) {
  const { t } = useTranslation();
  const [names] = useState(() =>
    suggestedNicknames(
      t(($) => $.account.nickname.words, { returnObjects: true }),
      ASKED,
      Math.random,
    ),
  );
  const free = useQuery({
    queryKey: ["nickname-suggestions", names],
    queryFn: ({ signal }) => freeOnes(names, signal),
    meta: { inline: true },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!free.data || free.data.length === 0) return null;
  return (
    <fieldset className={styles.suggestions}>
      <legend>{t(($) => $.account.nickname.suggestions)}</legend>
      {free.data.map((name) => (
        <Button key={name} size="small" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** One after the other, until there are enough. */
async function freeOnes(names: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const free: string[] = [];
  for (const nickname of names) {
    const { available } = await call("POST home/nick/double-chk", { body: { nickname }, signal });
    if (available) free.push(nickname);
    if (free.length === SHOWN) break;
  }
  return free;
}
