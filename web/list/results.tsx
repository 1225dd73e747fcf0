import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  searchKeyword: string;
  /** "12 reports". */
  children: ReactNode;
};

/** Result count and search keyword. */
export function Results({ searchKeyword, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {searchKeyword && <>{t(($) => $.common.list.resultsFor, { keyword: searchKeyword })} </>}
      <strong>{children}</strong>
    </>
  );
}
