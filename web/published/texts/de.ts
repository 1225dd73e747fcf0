import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  errors: {
    LIST_NAME_TAKEN: "Es gibt schon eine Liste mit diesem Namen. Bitte wählen Sie einen anderen.",
    LIST_URL_INVALID: "Bitte geben Sie die Adresse der Liste an. Sie muss mit https beginnen.",
    TOO_MANY_LISTS:
      "Es ist kein Platz für eine weitere Liste. Bitte ziehen Sie erst eine zurück, die nicht mehr gebraucht wird.",
    LIST_PAUSED: "Diese Liste ist angehalten. Bitte setzen Sie sie zuerst fort.",
    LIST_WITHDRAWN: "Diese Liste wurde zurückgezogen.",
    LIST_WITHOUT_URL:
      "Diese Liste hat keine Adresse, von der sie abgerufen wird. Bitte bringen Sie ihren neuen Inhalt als Datei ein.",
    LIST_NOT_HELD: "Die zurückgehaltene Änderung ist nicht mehr dieselbe. Bitte sehen Sie noch einmal nach.",
  },
  trail: {
    subjects: {
      published: "Veröffentlichte Listen",
    },
    acts: {
      ListAdded: "Veröffentlichte Liste hinzugefügt",
      ListModified: "Veröffentlichte Liste geändert",
      ListPaused: "Veröffentlichte Liste angehalten",
      ListResumed: "Veröffentlichte Liste fortgesetzt",
      ListRefreshAsked: "Veröffentlichte Liste sofort abgerufen",
      ListWithdrawn: "Veröffentlichte Liste zurückgezogen",
      ListAccepted: "Zurückgehaltene Änderung einer veröffentlichten Liste angenommen",
    },
  },
} satisfies InflectedTexts<typeof master>;
