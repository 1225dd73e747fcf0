import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  unusual: {
    heading: "Auffällige Meldungen",
    lead: "Meldungen, die auf einmal kamen oder deren Texte fast gleich sind. Nichts wird automatisch bestraft; wer sie ansieht, entscheidet.",
    queue: "Anzeigen",
    queues: { OPEN: "Noch anzusehen", REVIEWED: "Angesehen" },
    count_one: "{{count, number}} Fall",
    count_other: "{{count, number}} Fälle",
    list: "Auffällige Meldungen",
    loading: "Die Liste wird geladen",
    failed: "Die Liste konnte nicht geladen werden",
    none: {
      OPEN: { title: "Nichts anzusehen", text: "Auffällige Meldungen erscheinen hier." },
      REVIEWED: { title: "Noch nichts angesehen", text: "Angesehene Fälle bleiben mit ihren Notizen hier." },
    },
    rules: {
      MANY_BY_ONE: "Viele von einer Person",
      ON_ONE_TARGET: "Viele zu einem Ziel",
      SAME_TEXT: "Fast derselbe Text",
    },
    reasons: {
      MANY_BY_ONE: "Ein Konto hat in kurzer Zeit {{total, number}} Meldungen abgegeben",
      ON_ONE_TARGET: "{{total, number}} Personen haben in kurzer Zeit dasselbe Ziel gemeldet",
      SAME_TEXT: "{{total, number}} Meldungen eines Tages unterscheiden sich nur in wenigen Wörtern",
    },
    between: "{{first}} bis {{last}}",
    private: "Nicht öffentliche Meldung",
    more_one: "und {{count, number}} weitere",
    more_other: "und {{count, number}} weitere",
    noted: "Notiz von {{nick}}: {{note}}",
    waiting: "Noch anzusehen · erste Meldung {{ago}}",
    confirmedAt: "Bestätigt · {{at}}",
    reason: "Grund",
    reasonHint: "Er wird festgehalten und ist nur für Admins sichtbar.",
    confirm: {
      action: "Ziel bestätigen",
      of: "{{target}}: Ziel bestätigen",
      title: "Dieses Ziel bestätigen?",
      text: "Ziel: {{target}}. Es steht sofort auf den Sperrlisten, und Abfragen zeigen es als bestätigt.",
      done: "Das Ziel steht auf den Sperrlisten",
    },
    unconfirm: {
      action: "Bestätigung zurücknehmen",
      of: "{{target}}: Bestätigung zurücknehmen",
      title: "Die Bestätigung zurücknehmen?",
      text: "Ziel: {{target}}. Alle Bestätigungen werden zurückgenommen; danach entscheiden allein die Meldungen, ob es gelistet ist.",
      done: "Die Bestätigung ist zurückgenommen",
    },
    review: {
      action: "Als angesehen markieren",
      of: "{{reason}}: als angesehen markieren",
      title: "Möchten Sie eine Notiz hinterlassen?",
      note: "Notiz",
      hint: "Sie wird festgehalten und ist nur für Admins sichtbar. An Meldungen und Konten ändert sich nichts.",
      done: "Als angesehen markiert",
    },
  },
  queues: {
    UNUSUAL: "Auffällige Meldungen",
  },
  pages: {
    adminUnusual: { title: "Auffällige Meldungen" },
  },
  trail: {
    subjects: {
      unusual: "Auffällige Meldungen",
    },
    acts: {
      UnusualFilingsReviewed: "Auffällige Meldungen geprüft",
    },
  },
} satisfies InflectedTexts<typeof master>;
