// The header menu's groups for whoever is signed in.
import { mayDo } from "@sb/contracts/roles.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { report } from "../../errors/report.ts";
import { withTexts } from "../../i18n/load.ts";
import { useSession } from "../../session/store.ts";
import type * as AdminMenu from "./admin-menu.ts";
import type * as AgencyMenu from "./agency-menu.ts";
import { type MenuGroup, menuOf } from "./menu.ts";

export function useMenu(): readonly MenuGroup[] {
  const { t } = useTranslation();
  const session = useSession();
  const isStaff = mayDo(session, "staff");
  const isAgencys = mayDo(session, "agency");
  const [admin, setAdmin] = useState<typeof AdminMenu>();
  const [agency, setAgency] = useState<typeof AgencyMenu>();
  useEffect(() => {
    if (isStaff) withTexts(["pages"], () => import("./admin-menu.ts")).then(setAdmin, report);
  }, [isStaff]);
  useEffect(() => {
    if (isAgencys) withTexts(["pages"], () => import("./agency-menu.ts")).then(setAgency, report);
  }, [isAgencys]);
  return [
    ...menuOf(t),
    ...(isAgencys && agency ? [agency.agencyMenu(t)] : []),
    ...(isStaff && admin ? [admin.adminMenu(t, session)] : []),
  ];
}
