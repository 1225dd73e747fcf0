import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { Link, Share2 } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { targetPath } from "../../routing/target-path.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { WatchButton } from "../../watching/lazy-watch-button.tsx";
import { carryTarget } from "../carried-target.ts";
import verdict from "../lookup/verdict.module.css";
import { titleOf } from "../sentence.ts";
import { shownTarget } from "./shown-target.ts";

/** Report it too, tell others, be told. */
export function TargetActions({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const urlOf = () => new URL(targetPath(lookup.declareType, lookup.normalized), location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(urlOf());
    toast.good(t(($) => $.targetPage.copied));
  };
  const share = async () => {
    const title = t(($) => $.targetPage.documentTitle, { target: shownTarget(lookup), verdict: titleOf(lookup, t) });
    try {
      await navigator.share({ title, text: title, url: urlOf() });
    } catch (error) {
      if (!isCancelled(error)) await copy();
    }
  };
  return (
    <div className={verdict.actions}>
      <LinkButton kind="primary" href={pathTo("/report")} onClick={() => carryTarget(lookup)}>
        {t(($) => $.targetPage.happenedToMe)}
      </LinkButton>
      {"share" in navigator && (
        <Button onClick={() => void share()}>
          <Icon of={Share2} size={18} />
          {t(($) => $.targetPage.share)}
        </Button>
      )}
      <Button onClick={() => void copy()}>
        <Icon of={Link} size={18} />
        {t(($) => $.targetPage.copyLink)}
      </Button>
      <WatchButton text={lookup.normalized} />
    </div>
  );
}

/** The person closed the share sheet. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
