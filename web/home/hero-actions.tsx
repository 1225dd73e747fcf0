import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import { buttonClass } from "../ui/button-class.ts";

/** The main job, in sight for everybody: a report, or what to do at once. Nobody has to log in for either. */
export function HeroActions() {
  const { t } = useTranslation();
  return (
    <div className="hero-actions">
      <a className={buttonClass({ kind: "ink", size: "medium" })} href={pathTo("/report")}>
        {t(($) => $.home.act.report)}
      </a>
      <a className={buttonClass({ kind: "secondary", size: "medium" })} href={pathTo("/report", { now: 1 })}>
        {t(($) => $.home.act.now)}
      </a>
    </div>
  );
}
