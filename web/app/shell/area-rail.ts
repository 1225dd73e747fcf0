// The rail of the admin area, or of agencies: the entries of its menu by parts, with their icons and keys.

import type { Rights } from "@sb/contracts/roles.ts";
import {
  BookOpen,
  Building2,
  ChartColumn,
  ClipboardCheck,
  Cog,
  Database,
  Files,
  FileText,
  FolderOpen,
  type IconNode,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  MessageSquareWarning,
  Microscope,
  Newspaper,
  Rss,
  Scale,
  ScrollText,
  ShieldAlert,
} from "lucide";
import type { Translate } from "../../i18n/texts.ts";
import { screensIn } from "../../routing/menu.ts";
import { ADMIN_PARTS, type AreaIcon, type Screen } from "../../routing/screen.ts";
import { screens } from "../table.ts";
import { itemOf, staffScreens } from "./area-menu.ts";
import type { MenuItem } from "./menu.ts";

export type RailItem = MenuItem & { readonly icon: AreaIcon; readonly key?: string };
/** Without a title where the area has one part. */
export type RailPart = { readonly id: string; readonly title?: string; readonly items: readonly RailItem[] };

/** The agencies' rail. */
export const agencyRail = (t: Translate): readonly RailPart[] => [
  { id: "agency", items: screensIn("agency", screens).flatMap(railItemOf(t)) },
];

/** The rail of admins, moderators and editors, by parts: the screens that each may see. */
export function adminRail(t: Translate, rights: Rights): readonly RailPart[] {
  const theirs = staffScreens(rights);
  const parts = ADMIN_PARTS.map((part) => ({
    id: part,
    title: t(($) => $.rail.parts[part]),
    items: theirs.filter(({ menu }) => menu?.group === "admin" && menu.part === part).flatMap(railItemOf(t)),
  }));
  return parts.filter(({ items }) => items.length > 0);
}

const railItemOf =
  (t: Translate) =>
  (screen: Screen): readonly RailItem[] => {
    const { menu } = screen;
    if (!menu || !("icon" in menu)) return [];
    return [{ ...itemOf(t)(screen), icon: menu.icon, ...("key" in menu && menu.key && { key: menu.key }) }];
  };

/** Icons by the names that screens call them. */
export const AREA_ICONS: Readonly<Record<AreaIcon, IconNode>> = {
  agencies: Building2,
  analyses: Microscope,
  articles: BookOpen,
  audit: ScrollText,
  batches: Files,
  comments: MessageSquareWarning,
  disputes: Scale,
  figures: ChartColumn,
  inbox: Inbox,
  inquiries: Mail,
  jobs: Cog,
  keys: KeyRound,
  lists: ListChecks,
  models: Database,
  news: Newspaper,
  announcements: Megaphone,
  open: FolderOpen,
  setup: ClipboardCheck,
  sources: Rss,
  start: LayoutDashboard,
  terms: FileText,
  unusual: ShieldAlert,
};
