import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { SearchForm } from "../../list/search-form.tsx";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { ScanButton } from "../../scan/scan-button.tsx";
import { SecretNote, useSecret } from "../../scan/secret-note.tsx";
import { Announcement } from "./announcement.tsx";
import { lookupQuery } from "./lookup-query.ts";
import { pastedIn } from "./pasted.ts";
import styles from "./search-box.module.css";
import { useKeptText } from "./use-kept-text.ts";
import { WithoutAnswer } from "./without-answer.tsx";
import { WordsAnswer } from "./words-to-come.tsx";

/** Words that are longer tell more than what somebody looks for, and get no place in the URL of home. */
const KEPT_WORDS = 60;

const wordsIn = (text: string): string => text.trim().slice(0, PAGE_LIMITS.addressChars);

/** The parts of a text that the server is asked about: none of one that gives a wallet away. */
const sentOf = (text: string, isSecret: boolean | undefined) =>
  isSecret === false ? { target: pastedIn(text), words: wordsIn(text) } : { target: undefined, words: "" };

/** The one search of the home page: addresses, sites and words are answered while they are typed. */
export function SearchBox() {
  const { t } = useTranslation();
  const go = useGo();
  const hintId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const { text, setText, write } = useKeptText();
  const { late, isSecret } = useSecret(text);
  const sent = sentOf(text, isSecret);
  const pasted = useDeferredValue(sent.target);
  const lookup = useQuery(lookupQuery(pasted));
  const { found, Answer, keptOf } = lookup.data ?? {};
  const words = useDeferredValue(sent.words);
  const isSettled = pasted === sent.target && !lookup.isFetching;
  const keep = useEffectEvent(write);
  useEffect(() => {
    if (isSettled) void keep(found && keptOf ? keptOf(text, found) : "");
  }, [isSettled, text, found, keptOf]);
  const search = async () => {
    const typed = sent.words;
    if (found && found.items.length + found.others.length > 0) answer.current?.focus();
    else if (typed !== "" && isSettled) {
      if (typed.length <= KEPT_WORDS) await write(typed);
      await go(pathTo("/report/history", { searchKeyword: typed }));
    }
  };
  return (
    <div className={styles.box}>
      <SearchForm
        large
        id="home-search"
        label={t(($) => $.home.search.label)}
        placeholder={t(($) => $.home.search.placeholder)}
        words={{ submit: t(($) => $.home.search.submit), clear: t(($) => $.common.list.clearKeyword) }}
        maxLength={PAGE_LIMITS.lookupTextChars}
        aria-describedby={hintId}
        value={text}
        onChange={setText}
        onSearch={() => void search()}
      />
      <div className={styles.below}>
        <p className={styles.hint}>
          <span id={hintId}>{t(($) => $.home.search.hint)}</span>{" "}
          <a href={pathTo("/private")}>{t(($) => $.home.search.untold)}</a>
        </p>
        <ScanButton onText={(found) => setText(found.slice(0, PAGE_LIMITS.lookupTextChars))} />
      </div>
      <SecretNote text={text} />
      {isSecret === undefined && late.isError && (
        <QueryFailed title={t(($) => $.home.verdict.failedTitle)} query={late} />
      )}
      {pasted !== undefined &&
        (found && Answer ? (
          <div ref={answer} tabIndex={-1} className={styles.answer}>
            <Answer text={pasted} found={found} onLookUp={setText} />
          </div>
        ) : (
          <WithoutAnswer lookup={lookup} />
        ))}
      {pasted === undefined && words.length > 1 && <WordsAnswer words={words} />}
      <Announcement lookup={pasted === undefined ? undefined : lookup} />
    </div>
  );
}
