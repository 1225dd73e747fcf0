// The header menu's groups for whoever is signed in.
import { mayDo } from "@sb/contracts/roles.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { report } from "../../errors/report.ts";
import { withTexts } from "../../i18n/load.ts";
import { useSession } from "../../session/store.ts";
import type * as AreaMenu from "./area-menu.ts";
import { type MenuGroup, menuOf } from "./menu.ts";

export function useMenu(): readonly MenuGroup[] {
  const { t } = useTranslation();
  const session = useSession();
  const hasArea = mayDo(session, "staff") || mayDo(session, "agency");
  const [area, setArea] = useState<typeof AreaMenu>();
  useEffect(() => {
    if (hasArea) withTexts(["pages"], () => import("./area-menu.ts")).then(setArea, report);
  }, [hasArea]);
  return [...menuOf(t), ...(hasArea && area ? area.areaMenu(t, session) : [])];
}
