import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  objection: {
    subject: "Einwand gegen einen Eintrag Ihrer Liste: {{list}}",
    intro:
      "Safer Block zeigt die Liste, die Sie veröffentlichen, mit ihrer Quelle. Jemand erhebt Einwand gegen einen ihrer Einträge; das teilen wir Ihnen mit.",
    list: "Liste",
    target: "Eintrag",
    since: "Einwand erhalten",
    owner: "Wer Einwand erhebt",
    saysOwner: "Gibt an, Inhaber zu sein",
    saysNot: "Nicht der Inhaber",
    because: "Begründung",
    open: "Zur Seite des Eintrags",
    unproven:
      "Ob der Einwand stimmt, wissen wir nicht. Bis dahin bleibt der Eintrag sichtbar und ist als umstritten gekennzeichnet.",
    ifWrong:
      "Nehmen Sie den Eintrag aus Ihrer Liste, so verschwindet er auch hier mit der nächsten Aktualisierung. Stimmt er, ist nichts zu tun.",
    reason: "Sie erhalten diese Nachricht, weil diese Adresse als Kontakt der Liste angegeben ist.",
  },
} satisfies InflectedTexts<typeof master>;
