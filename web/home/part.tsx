import type { HomeMain, HomePart } from "@sb/contracts/home/wire.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../errors/query-failed.tsx";
import { PartBoundary } from "./part-boundary.tsx";

export type HomeQuery = Pick<UseQueryResult, "refetch" | "isFetching">;
type Props = { name: HomePart; main: HomeMain; query: HomeQuery; children: ReactNode };

/** A part of home. Where it could not be read or drawn, a way to try again stands there; the other parts stay. */
export function Part({ name, main, query, children }: Props) {
  const { t } = useTranslation();
  const failed = <QueryFailed title={t(($) => $.home.partFailed)} query={query} />;
  if (main.failed.includes(name)) return failed;
  return <PartBoundary fallback={failed}>{children}</PartBoundary>;
}
