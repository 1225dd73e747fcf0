import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  level: {
    line: "Beleglage",
    of: "{{value, number}} von 100",
    why: "Warum diese Beleglage?",
    made: "Belege und Punkte",
    total: "Summe",
    on: "Stand {{date}} (UTC)",
    formula: "Formel {{name}}",
    steps: {
      UNKNOWN: "Nichts bekannt",
      HINT: "Hinweis",
      SUSPECTED: "Verdacht",
      LIKELY: "Wahrscheinlich",
      NEARLY_CERTAIN: "Kaum Zweifel",
    },
    parts: {
      ESTABLISHED_one: "Eine Person, die seit mindestens einer Woche Mitglied war, hat es gemeldet",
      ESTABLISHED_other:
        "{{count, number}} Personen, die seit mindestens einer Woche Mitglied waren, haben es gemeldet",
      NEW_one: "Ein neues Mitglied hat es gemeldet",
      NEW_other: "{{count, number}} neue Mitglieder haben es gemeldet",
      AGE_one: "Die neueste dieser Meldungen ist einen Tag alt",
      AGE_other: "Die neueste dieser Meldungen ist {{count, number}} Tage alt",
      UNCOUNTED_one: "Eine weitere Person zählt nicht: Aus ihrem Netz wurde schon jemand gezählt",
      UNCOUNTED_other: "{{count, number}} weitere Personen zählen nicht: Aus ihren Netzen wurde schon jemand gezählt",
      LISTS_one: "Eine veröffentlichte Liste nennt es",
      LISTS_other: "{{count, number}} veröffentlichte Listen nennen es",
      UNSHARED_one:
        "Eine weitere Liste nennt es. Sie darf nicht weitergegeben werden und zählt deshalb nicht: Niemand könnte es nachrechnen",
      UNSHARED_other:
        "{{count, number}} weitere Listen nennen es. Sie dürfen nicht weitergegeben werden und zählen deshalb nicht: Niemand könnte es nachrechnen",
      LISTS_AGE: "Die Einträge der Listen sind alt oder ohne Datum",
      CONFIRMED_one: "Unser Team oder eine Behörde hat es bestätigt",
      CONFIRMED_other: "{{count, number}} Stellen (unser Team, Behörden) haben es bestätigt",
      FLOOR: "Das Mindeste für alles, was gemeldet oder gelistet ist",
      LIMIT: "Mehr als 100 gibt es nicht",
      DISPUTED_one: "Zu einer Meldung gibt es einen Löschantrag",
      DISPUTED_other: "Zu {{count, number}} Meldungen gibt es einen Löschantrag",
      OWNER: "Jemand, der nachweislich darüber verfügt, wendet sich dagegen",
    },
    page: {
      lead: "Jede Adresse und Website hat eine Beleglage von 0 bis 100: wie viel öffentlich dafür spricht, dass sie ist, wofür sie gemeldet wurde. Alle können sie nachrechnen und kommen auf dasselbe.",
      zero: "0 heißt nur, dass nichts bekannt ist. Für die Adresse oder Website spricht das nicht.",
      steps: "Fünf Stufen",
      range: "{{from, number}}–{{to, number}}",
      rules: "So wird gerechnet",
      people:
        "Personen: {{peopleMax, number}} × (1 − 2^(−w/{{peopleHalf, number}})) Punkte. w ist die Summe der Gewichte: 1 für ein Mitglied seit mindestens einer Woche, 1/4 für ein neues. Ein Netz zählt am Tag als eine Person, alle neuen Mitglieder eines Tages zusammen höchstens 1/2. Wer mehrmals meldet, zählt einmal.",
      fresh: "Neue Mitglieder bringen zusammen höchstens {{newMax, number}} Punkte.",
      age: "Die Punkte der Personen halbieren sich alle {{halfLifeDays, number}} Tage, gerechnet ab der neuesten Meldung, die zählt.",
      lists:
        "Veröffentlichte Listen: {{listsMax, number}} × (1 − 2^(−n)) Punkte bei n Herausgebern. Ein Eintrag, der {{halfLifeDays, number}} Tage alt ist, zählt halb, einer ohne Datum auch. Nur Listen, die weitergegeben werden dürfen, zählen, damit es jeder nachrechnen kann. Alle zählen gleich.",
      confirmed:
        "Von unserem Team oder einer Behörde bestätigt: {{confirmedByOne, number}} Punkte, von zweien {{confirmedByTwo, number}}, von mehr {{confirmedByMore, number}}. Das nimmt mit der Zeit nicht ab.",
      disputes:
        "Ein offener Löschantrag kostet {{disputed, number}} Punkte, der einer Person, die nachweislich darüber verfügt, weitere {{owner, number}}. Auf eine niedrigere Stufe führt beides nicht. Eine entfernte Meldung hinterlässt keine Spur.",
      limits:
        "Solange etwas gemeldet, gelistet oder bestätigt ist, sind es mindestens {{least, number}}, nie mehr als 100.",
      day: "Gerechnet wird für einen Tag in UTC: Am selben Tag ist es für alle gleich. Jeder Teil wird auf ganze Punkte gerundet.",
      recompute: "Selbst nachrechnen",
      recomputeText:
        "Der NDJSON-Export enthält alle Angaben. Eine Zeile ist eine Meldung; gleiche normalized heißt: dieselbe Adresse oder Website.",
      download: "NDJSON herunterladen",
    },
  },
  pages: {
    level: {
      title: "Beleglage",
      description: "Wie die Beleglage berechnet wird und was ihre fünf Stufen heißen.",
    },
  },
} as const satisfies InflectedTexts<typeof master>;
