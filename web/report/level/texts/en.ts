import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  level: {
    line: "Evidence level",
    of: "{{value, number}} of 100",
    why: "Why this level?",
    made: "Evidence and points",
    total: "Total",
    on: "As of {{date}} (UTC)",
    formula: "Formula {{name}}",
    steps: {
      UNKNOWN: "Nothing known",
      HINT: "A hint",
      SUSPECTED: "Suspected",
      LIKELY: "Likely",
      NEARLY_CERTAIN: "Nearly certain",
    },
    parts: {
      ESTABLISHED_one: "One person who had been a member for a week or more reported it",
      ESTABLISHED_other: "{{count, number}} people who had been members for a week or more reported it",
      NEW_one: "One new member reported it",
      NEW_other: "{{count, number}} new members reported it",
      AGE_one: "The newest of these reports is a day old",
      AGE_other: "The newest of these reports is {{count, number}} days old",
      UNCOUNTED_one: "One more person adds nothing: somebody of the same network was counted already",
      UNCOUNTED_other: "{{count, number}} more people add nothing: others of their networks were counted already",
      LISTS_one: "One published list names it",
      LISTS_other: "{{count, number}} published lists name it",
      UNSHARED_one:
        "One more list names it. It may not be passed on, so it adds no points: nobody could recompute them",
      UNSHARED_other:
        "{{count, number}} more lists name it. They may not be passed on, so they add no points: nobody could recompute them",
      LISTS_AGE: "What lists say of it is old, or has no date",
      CONFIRMED_one: "Our staff or an agency confirmed it",
      CONFIRMED_other: "{{count, number}} of our team or agencies confirmed it",
      FLOOR: "The least for anything that was reported or listed",
      LIMIT: "No level is above 100",
      DISPUTED_one: "Somebody asks to delete a report on it",
      DISPUTED_other: "Somebody asks to delete {{count, number}} reports on it",
      OWNER: "Somebody who proved control of it objects",
    },
    page: {
      lead: "Every address and site has an evidence level from 0 to 100: how much public evidence there is that it is what it was reported for. Anyone can compute it and get the same.",
      zero: "0 only means that nothing is known. It says nothing in its favour.",
      steps: "Five steps",
      range: "{{from, number}}–{{to, number}}",
      rules: "How it is computed",
      people:
        "People: {{peopleMax, number}} × (1 − 2^(−w/{{peopleHalf, number}})) points. w adds up a weight for each person: 1 for a member of a week or more, 1/4 for a new one. A network counts as one person a day, and all new members of one day as 1/2 at most. One person counts once, however often they report.",
      fresh: "All new members together add {{newMax, number}} points at most.",
      age: "The points of people halve every {{halfLifeDays, number}} days, counted from the newest of the reports that count.",
      lists:
        "Published lists: {{listsMax, number}} × (1 − 2^(−n)) points for n publishers. An entry that is {{halfLifeDays, number}} days old counts half, and so does one without a date. Only lists that may be passed on count, so that anyone can recompute it. All of them weigh the same.",
      confirmed:
        "Confirmed by our staff or an agency: {{confirmedByOne, number}} points, by two {{confirmedByTwo, number}}, by more {{confirmedByMore, number}}. Time doesn't lower that.",
      disputes:
        "An open request to delete a report takes {{disputed, number}} points, that of somebody who proved control another {{owner, number}}. Neither leads to a lower step. A report that was removed leaves no trace.",
      limits:
        "While anything is reported, listed or confirmed, the level is at least {{least, number}}. It is never above 100.",
      day: "It is computed for a day in UTC, so it is the same for everybody on the same day. Each part is rounded to whole points.",
      recompute: "Compute it yourself",
      recomputeText:
        "The NDJSON export has all the facts. A line is a report; those with the same normalized are about the same target.",
      download: "Download NDJSON",
    },
  },
  pages: {
    level: {
      title: "Evidence level",
      description: "How the evidence level is computed, and its five steps.",
    },
  },
} as const satisfies InflectedTexts<typeof master>;
