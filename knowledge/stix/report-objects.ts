// One report as STIX 2.1 objects: the address or site, that somebody saw it, the indicator to look for it by, and what ties
// them together. Of a report that is confidential as a whole there is an incident alone.
import { extensionOf } from "./extension.ts";
import { confidentialUuid, IDENTITY_ID, REPORT_EXTENSION_ID, reportUuid } from "./ids.ts";
import { markingId } from "./markings.ts";
import { present, SPEC_VERSION, type StixObject } from "./object.ts";
import { idOfObservable, type Observable, observableObject, observableOf, patternOf } from "./observable.ts";
import { leveledVersion, type SharedReport, type Tlp } from "./shared-report.ts";
import { descriptionOf, labelsOf, nameOf } from "./words.ts";

/** The objects of one report in the order they are given: what is referred to comes first. */
export function reportObjects(report: SharedReport, tlp: Tlp): readonly StixObject[] {
  if (!report.target) return [incident(report, tlp)];
  const observable = observableOf(report.target);
  return [observableObject(observable, [markingId(tlp)]), ...statements(report, observable, tlp)];
}

/** Without the observable, which many reports may share. */
export const statements = (report: SharedReport, observable: Observable, tlp: Tlp): readonly StixObject[] => [
  observedData(report, observable, tlp),
  indicator(report, observable, tlp),
  relationship(report, tlp),
];

/** The confidential part of a report, sealed, beside its public objects. */
export const confidentialIncident = (report: SharedReport, tlp: Tlp): StixObject =>
  incident(report, tlp, confidentialUuid(report.dclrSeq));

const common = (type: string, report: SharedReport, tlp: Tlp, uuid = reportUuid(report)): StixObject => ({
  type,
  id: `${type}--${uuid}`,
  spec_version: SPEC_VERSION,
  created_by_ref: IDENTITY_ID,
  created: report.created,
  modified: report.modified,
  revoked: report.revoked || undefined,
  object_marking_refs: [markingId(tlp)],
});

function observedData(report: SharedReport, observable: Observable, tlp: Tlp): StixObject {
  return present({
    ...common("observed-data", report, tlp),
    first_observed: report.created,
    last_observed: report.created,
    number_observed: 1,
    object_refs: [idOfObservable(observable)],
  });
}

function indicator(report: SharedReport, observable: Observable, tlp: Tlp): StixObject {
  return present({
    ...common("indicator", report, tlp),
    modified: leveledVersion(report),
    ...described(report),
    indicator_types: ["malicious-activity"],
    pattern: patternOf(observable),
    pattern_type: "stix",
    pattern_version: SPEC_VERSION,
    valid_from: report.created,
    confidence: report.level?.value,
  });
}

function relationship(report: SharedReport, tlp: Tlp): StixObject {
  const uuid = reportUuid(report);
  return present({
    ...common("relationship", report, tlp),
    relationship_type: "based-on",
    source_ref: `indicator--${uuid}`,
    target_ref: `observed-data--${uuid}`,
  });
}

const incident = (report: SharedReport, tlp: Tlp, uuid?: string): StixObject =>
  present({ ...common("incident", report, tlp, uuid), ...described(report) });

const described = (report: SharedReport) => ({
  name: nameOf(report),
  description: descriptionOf(report),
  labels: labelsOf(report),
  external_references: report.url
    ? [{ source_name: "Safer Block", url: report.url, external_id: String(report.dclrSeq) }]
    : undefined,
  extensions: { [REPORT_EXTENSION_ID]: present(extensionOf(report)) },
});
