import type { AddressRules } from "./address-rules.ts";

const NUMBER = String.raw`\d{1,3} ?[a-z]?(?![\p{L}\d])(?:-\d{1,3})?`;
const NOT_A_COUNT = String.raw`(?! ?(?:€|%|euro|eur|prozent|btc|eth|usdt|mal|tage|jahre|stunden|minuten|monate|wochen|leute|personen|[.,]\d))`;
const TOWN = String.raw`,? {0,2}(?:in )?(?:(?:d|a|ch)-)?\d{4,5} \p{L}{3}`;

export const GERMAN_ADDRESSES: AddressRules = {
  streets: [],
  streetsInAnyCase: [
    // Hauptstraße 12a, Bergstr. 5, Birkenweg 7
    String.raw`(?<!\p{L})\p{L}[\p{L}\-]{1,40}(?:straße|strasse|str\.|gasse|allee|(?<!unter|aus|hin|um|durch|ab|an|rück|heim|rechts|schul|lösungs|zahlungs|kommunikations)weg) ?${NUMBER}${NOT_A_COUNT}`,
    // Lange Straße 5, Berliner Allee 12
    String.raw`(?<!\p{L})\p{L}{2,20}(?:er|e|en|es|-\p{L}{2,20}) ?-?(?:straße|strasse|str\.|allee) ?${NUMBER}${NOT_A_COUNT}`,
    // Am Markt 3, 12345 Musterstadt
    String.raw`(?<!\p{L})(?:am|im|an de[rnm]|auf de[rnm]|unter den|zum|zur|in de[rnm]|hinter de[rnm]) \p{L}{3,30} ${NUMBER}${TOWN}`,
    String.raw`(?<!\p{L})\p{L}[\p{L}\-]{2,40}(?:platz|ring|damm|ufer|steig|stieg|pfad|hof|markt|graben|berg|feld|winkel|wall|kamp) ${NUMBER}${TOWN}`,
  ],
  home: ["wohn(?:t|te|en|e|haft|hafte|ung|ort|hort|adresse)", "zu ?hause", "privat(?:adresse|anschrift)", "lebt"],
  business: [
    "firma",
    "firmensitz",
    "gmbh",
    String.raw`(?<!\p{L})(?:ag|ug|kg|ltd|sitz)(?!\p{L})`,
    "büro",
    "geschäfts",
    "zentrale",
    "filiale",
    "bank(?!verbindung|konto|daten)",
    "handelsregister",
    "impressum",
    "niederlassung",
    "unternehmen",
    "gesellschaft",
    "polizei",
    "gericht",
    "hotel",
    "kanzlei",
    "börse",
    "hausverwaltung",
  ],
  sign: /(?:stra(?:ß|ss)e|str\.|gasse|allee|weg) ?\d|\d ?[a-z]?,? {0,2}(?:in )?(?:d-|a-|ch-)?\d{4,5} \p{L}{3}/u,
};
