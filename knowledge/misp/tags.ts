// Tags: TLP, our codes of crimes, and those of the taxonomy `cryptocurrency-threat` that say the same.
import { tlpTag } from "../stix/markings.ts";
import type { SharedReport, Tlp } from "../stix/shared-report.ts";

export type Tag = { readonly name: string; readonly colour: string };

/** In MISP every tag has a colour. */
const COLOURS = { tlp: "#FFFFFF", own: "#004646", taxonomy: "#B33C00" } as const;

const THREATS: Readonly<Record<string, string>> = {
  COIN_MIXING: "Next-Generation Crypto Mixers",
  RANSOMWARE: "Crypto Robbing Ransomware",
};

export const tlpTags = (tlp: Tlp): readonly Tag[] => [{ name: tlpTag(tlp), colour: COLOURS.tlp }];

export function tagsOf({ crimeType, disputed, level }: SharedReport): readonly Tag[] {
  const threat = crimeType && THREATS[crimeType];
  return [
    ...(crimeType ? [{ name: `safer-block:crime-type="${crimeType}"`, colour: COLOURS.own }] : []),
    ...(threat ? [{ name: `cryptocurrency-threat:${threat}`, colour: COLOURS.taxonomy }] : []),
    ...(level ? [{ name: `safer-block:level="${level.step}"`, colour: COLOURS.own }] : []),
    ...(disputed ? [{ name: 'safer-block:state="disputed"', colour: COLOURS.own }] : []),
  ];
}
