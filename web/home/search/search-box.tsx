import { LIMITS } from "@sb/contracts/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchForm } from "../../list/search-form.tsx";
import { targetIn } from "../../report/target.ts";
import { useGo } from "../../routing/navigation.ts";
import { paths } from "../../routing/paths.ts";
import { Announcement } from "./announcement.tsx";
import { Answer } from "./answer.tsx";
import { lookupQuery } from "./lookup-query.ts";
import styles from "./search-box.module.css";

/** The one search of the home page: a target is answered at once, words lead to the report history. */
export function SearchBox() {
  const { t } = useTranslation();
  const go = useGo();
  const hintId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const target = useDeferredValue(targetIn(text));
  const lookup = useQuery(lookupQuery(target));
  const search = () => {
    const words = text.trim();
    if (lookup.data?.normalized) answer.current?.focus();
    else if (words !== "" && !lookup.isFetching) void go(paths.report.history({ searchKeyword: words }));
  };
  return (
    <div className={styles.box}>
      <SearchForm
        large
        id="home-search"
        label={t(($) => $.home.search.label)}
        words={{ submit: t(($) => $.home.search.submit), clear: t(($) => $.common.list.clearKeyword) }}
        maxLength={LIMITS.addressChars}
        aria-describedby={hintId}
        value={text}
        onChange={setText}
        onSearch={search}
      />
      <p id={hintId} className={styles.hint}>
        {t(($) => $.home.search.hint)}
      </p>
      {target !== undefined && <Answer ref={answer} target={target} lookup={lookup} />}
      <Announcement lookup={target === undefined ? undefined : lookup} />
    </div>
  );
}
