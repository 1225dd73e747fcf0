"""Takes in what the service shares, with the libraries that others take it in with.

    strangers.py URL FILED REPORT KEY

URL is that of a running service, FILED a file with the numbers of reports, one a line, that must be found, REPORT the file to
write: {"passed": N, "wrong": ["one line each"]}, KEY the API key of an agency that is given reports of ransomware, in confidence.
Reports may be filed meanwhile.
"""

import json
import sys
import time
import urllib.request

import pymisp
from stix2validator import ValidationOptions, validate_instance
from taxii2client.v21 import Server, as_pages

PER_REQUEST = 500
OBJECTS_OF_A_REPORT = 4
# Of each kind of object so many are looked at: the validator takes milliseconds for each.
VALIDATED_OF_EACH_KIND = 40
# Agencies are given reports in the order of filing, by jobs: the first of them are enough to wait for.
GIVEN_FIRST = 500
GIVEN_WITHIN_SECONDS = 120

wrong = []
passed = 0


def check(name, faults):
    """Counts what was checked; prints and keeps the first faults."""
    global passed
    if faults:
        wrong.extend(f"{name}: {fault}" for fault in faults[:10])
    else:
        passed += 1
    print(f"{'failed' if faults else 'passed'}: {name}")


def collections(url, **login):
    return Server(f"{url}/taxii2/", **login).api_roots[0].collections


def every_object(collection):
    pages = as_pages(collection.get_objects, per_request=PER_REQUEST)
    return [found for page in pages for found in page.get("objects", [])]


def twice_in(objects):
    versions = [(found["id"], found.get("modified")) for found in objects]
    twice = {version for version in versions if versions.count(version) > 1} if len(set(versions)) < len(versions) else ()
    return [f"twice: {version}" for version in twice]


def check_pages(objects, filed):
    at_least = OBJECTS_OF_A_REPORT * len(filed)
    check(f"taxii2-client finds {at_least} objects", [] if len(objects) >= at_least else [f"only {len(objects)}"])
    check("taxii2-client gets each object exactly once", twice_in(objects))
    found = {reference["external_id"] for each in objects for reference in each.get("external_references", [])}
    check("taxii2-client gets every report that was there", [f"not found: {seq}" for seq in filed if seq not in found])
    ids = {found["id"] for found in objects}
    refs = [ref for each in objects if not each.get("revoked") for ref in references(each)]
    check("everything that is referred to is there", [ref for ref in refs if ref not in ids])


def references(found):
    one = [found[name] for name in ("created_by_ref", "source_ref", "target_ref") if name in found]
    return one + found.get("object_marking_refs", []) + found.get("object_refs", [])


def faults_of(bundle):
    result = validate_instance(bundle, ValidationOptions(version="2.1"))
    return [str(error) for error in result.errors]


def check_bundles(url, objects):
    some = {}
    for found in objects:
        some.setdefault((found["type"], found.get("revoked")), []).append(found)
    chosen = [found for kind in some.values() for found in kind[:VALIDATED_OF_EACH_KIND]]
    bundle = {"type": "bundle", "id": "bundle--5d0092c5-5f74-4287-9642-33f4c354e56d", "objects": chosen}
    check("stix2-validator accepts what TAXII gives", faults_of(bundle))
    exported = json.loads(text(f"{url}/sb/report/export?format=stix&crimeType=RANSOMWARE"))
    check("stix2-validator accepts the export", faults_of(exported) or ([] if len(exported["objects"]) > 4 else ["it is empty"]))


def seqs_of(objects):
    parts = [part for each in objects for part in each.get("extensions", {}).values() if "dclr_seq" in part]
    return {part["dclr_seq"] for part in parts}


def check_confidential(url, objects, filed, key):
    """What is public of ransomware is in the agency's collection too, once the jobs have come to it."""
    check("taxii2-client sees no confidential collection without a key", [each.id for each in collections(url)[1:]])
    ransomware = seqs_of(each for each in objects if "crime-type:ransomware" in each.get("labels", []))
    wanted = ransomware & {int(seq) for seq in filed[:GIVEN_FIRST]}
    until = time.monotonic() + GIVEN_WITHIN_SECONDS
    missing = wanted
    given = []
    while missing and time.monotonic() < until:
        time.sleep(1)
        given = every_object(collections(url, user="agency", password=key)[1])
        missing = wanted - seqs_of(given)
    check("taxii2-client gets what the agency was given", [f"not given: {seq}" for seq in missing] or ([] if wanted else ["nothing is wanted"]))
    check("taxii2-client gets each of that exactly once", twice_in(given))
    incidents = [each for each in given if each["type"] == "incident" and not each.get("revoked")]
    sealed = [each["id"] for each in incidents if any("sealed" in part for part in each["extensions"].values())]
    check("all of it is sealed", [each["id"] for each in incidents if each["id"] not in sealed])
    bundle = {"type": "bundle", "id": "bundle--0c2f7a34-6a0b-4f0e-8f4e-0d9f2f9a7b11", "objects": given[:VALIDATED_OF_EACH_KIND]}
    check("stix2-validator accepts it", faults_of(bundle))


def text(url):
    with urllib.request.urlopen(url, timeout=60) as answer:
        return answer.read().decode()


def check_misp(url, objects):
    feed = f"{url}/feeds/misp"
    manifest = json.loads(text(f"{feed}/manifest.json"))
    hashes = {tuple(line.split(",")) for line in text(f"{feed}/hashes.csv").split()}
    values = set()
    faults = []
    for uuid, summary in manifest.items():
        event = pymisp.MISPEvent()
        event.load(text(f"{feed}/{uuid}.json"))
        known = event.attributes + [each for one in event.objects for each in one.attributes]
        values |= {each.value for each in known}
        faults += [f"{uuid} is {event.uuid}"] if event.uuid != uuid else []
        faults += [f"{uuid} has another date"] if str(event.date) != summary["date"] else []
    check("pymisp reads the feed", faults or ([] if manifest else ["there is no event"]))
    listed = {each["value"] for each in objects if each["type"] in ("cryptocurrency-wallet", "domain-name")}
    check("pymisp finds every address that TAXII has", [value for value in listed if value not in values])
    check("the hashes name events of the manifest", [event for _, event in hashes if event not in manifest])
    exported = json.loads(text(f"{url}/sb/report/export?format=misp&crimeType=RANSOMWARE"))
    events = [pymisp.MISPEvent() for _ in exported["response"]]
    for event, raw in zip(events, exported["response"]):
        event.from_dict(**raw["Event"])
    check("pymisp reads the export", [] if any(event.objects for event in events) else ["there is nothing in it"])


def main(url, filed_file, report_file, key):
    with open(filed_file, encoding="utf-8") as lines:
        filed = lines.read().split()
    objects = every_object(collections(url)[0])
    check_pages(objects, filed)
    check_bundles(url, objects)
    check_confidential(url, objects, filed, key)
    check_misp(url, objects)
    with open(report_file, "w", encoding="utf-8") as report:
        json.dump({"passed": passed, "wrong": wrong}, report)
    sys.exit(1 if wrong else 0)


main(*sys.argv[1:])
