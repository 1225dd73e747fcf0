// Answers to words: how many public reports have them, and what the names of categories, chains and brands in them offer.
import type { NameInWords, Words } from "@sb/contracts/report/words-wire.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { keyOf } from "../api/keys.ts";
import { pause } from "../api/pause.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import type { Translate } from "../i18n/texts.ts";
import { pathTo } from "../routing/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { type ReportFilters, type ReportSearch, writeFilters } from "./filters.ts";
import { reasonOf } from "./sentence.ts";
import styles from "./words.module.css";

/** Milliseconds without a key pressed before the server is asked; what is typed on takes the question back. */
const SETTLED = 150;

/** The answer names its words: while the next is on its way, it stays and is true. */
const wordsQuery = (words: string) =>
  queryOptions({
    queryKey: keyOf("POST report/lookup/words", { body: { text: words } }),
    queryFn: async ({ signal }) => {
      await pause(SETTLED, signal);
      return { words, found: await call("POST report/lookup/words", { body: { text: words }, signal }) };
    },
    placeholderData: keepPreviousData,
    enabled: words !== "",
    meta: { inline: true },
  });

/** The answer to words while they are typed. */
export function WordsAnswer({ words }: { words: string }) {
  const { t } = useTranslation();
  const query = useQuery(wordsQuery(words));
  const { data } = query;
  return (
    <>
      <VisuallyHidden role="status">{data && !query.isPlaceholderData ? sentenceOf(data, t) : ""}</VisuallyHidden>
      {query.isError && <QueryFailed title={t(($) => $.lookup.words.failed)} query={query} />}
      {data && (
        <div className={styles.words} aria-busy={query.isPlaceholderData}>
          {data.found.total > 0 ? (
            <ReportsLink search={{ searchKeyword: data.words }} text={sentenceOf(data, t)} />
          ) : (
            <>
              <p className={styles.none}>{sentenceOf(data, t)}</p>
              <p className={styles.hint}>{t(($) => $.lookup.words.noneHint)}</p>
            </>
          )}
          <Offers names={data.found.names} />
        </div>
      )}
    </>
  );
}

/** Names in the words of a search, except those that filter it already. */
export function NamesInSearch({ filters }: { filters: ReportFilters }) {
  const { data } = useQuery(wordsQuery(filters.searchKeyword));
  const names = data?.found.names ?? [];
  return data?.words === filters.searchKeyword ? (
    <Offers names={names.filter((name) => !isSet(name, filters))} />
  ) : null;
}

const isSet = (name: NameInWords, filters: ReportFilters): boolean =>
  Object.entries(searchOf(name)).every(
    ([filter, value]) => writeFilters(filters)[filter as keyof ReportSearch] === value,
  );

function Offers({ names }: { names: readonly NameInWords[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <section className={styles.offers} aria-label={t(($) => $.lookup.words.offers)}>
      <p className={styles.hint}>{t(($) => $.lookup.words.offers)}</p>
      <ul>
        {names.map((name) => (
          <li key={shownName(name, t)}>
            <ReportsLink search={searchOf(name)} text={offerOf(name, t)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ReportsLink = ({ search, text }: { search: ReportSearch; text: string }) => (
  <a className={styles.link} href={pathTo("/report/history", search)}>
    <span>{text}</span>
    <Icon of={ArrowRight} size={18} />
  </a>
);

function searchOf(name: NameInWords): ReportSearch {
  if (name.kind === "CATEGORY") return { crimeType: name.crimeType };
  return name.kind === "CHAIN" ? { chain: name.chain } : { searchKeyword: name.searchKeyword };
}

function shownName(name: NameInWords, t: Translate): string {
  if (name.kind === "CATEGORY") return t(($) => $.codes.crimeType[name.crimeType]);
  return name.kind === "CHAIN" ? t(($) => $.codes.chain[name.chain]) : name.name;
}

function offerOf(offer: NameInWords, t: Translate): string {
  const { total, totalIsLowerBound } = offer;
  const name = shownName(offer, t);
  return totalIsLowerBound
    ? t(($) => $.lookup.words.namedAtLeast, { name, total })
    : t(($) => $.lookup.words.named, { name, count: total });
}

/** Longer texts would fill the screen. */
const SHOWN = 40;

function sentenceOf({ words: text, found }: { words: string; found: Words }, t: Translate): string {
  const { total, totalIsLowerBound, nearly } = found;
  const words = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  if (nearly) return `${t(($) => $.lookup.verdict.notAnAddress)} ${reasonOf(nearly, t)}`;
  if (total === 0) return t(($) => $.lookup.words.none, { words });
  return totalIsLowerBound
    ? t(($) => $.lookup.words.foundAtLeast, { words, total })
    : t(($) => $.lookup.words.found, { words, count: total });
}
