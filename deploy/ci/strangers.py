"""Takes in what the service shares, with the libraries that others take it in with.

    strangers.py URL FILED REPORT

URL is that of a running service, FILED a file with the numbers of reports, one a line, that must be found, REPORT the file to
write: {"passed": N, "wrong": ["one line each"]}. Reports may be filed meanwhile.
"""

import json
import sys
import urllib.request

import pymisp
from stix2validator import ValidationOptions, validate_instance
from taxii2client.v21 import Server, as_pages

PER_REQUEST = 500
AT_LEAST = 10_000
# Of each kind of object so many are looked at: the validator takes milliseconds for each.
VALIDATED_OF_EACH_KIND = 40

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


def every_object(url):
    collection = Server(f"{url}/taxii2/").api_roots[0].collections[0]
    pages = as_pages(collection.get_objects, per_request=PER_REQUEST)
    return [found for page in pages for found in page.get("objects", [])]


def check_pages(objects, filed):
    versions = [(found["id"], found.get("modified")) for found in objects]
    check(f"taxii2-client finds {AT_LEAST} objects", [] if len(objects) >= AT_LEAST else [f"only {len(objects)}"])
    twice = {version for version in versions if versions.count(version) > 1} if len(set(versions)) < len(versions) else ()
    check("taxii2-client gets each object exactly once", [f"twice: {version}" for version in twice])
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


def main(url, filed_file, report_file):
    with open(filed_file, encoding="utf-8") as lines:
        filed = lines.read().split()
    objects = every_object(url)
    check_pages(objects, filed)
    check_bundles(url, objects)
    check_misp(url, objects)
    with open(report_file, "w", encoding="utf-8") as report:
        json.dump({"passed": passed, "wrong": wrong}, report)
    sys.exit(1 if wrong else 0)


main(*sys.argv[1:])
