"""Prints the Kubernetes manifests that kustomize makes of a folder and a compose file, as JSON, and what their schemas don't allow.

check.py KUBERNETES_VERSION KUSTOMIZE_FOLDERS COMPOSE_FILES KUSTOMIZE...
Of several folders and files, with commas, the first is printed; all are checked.
"""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import kubernetes_validate
import yaml

COMPOSE_SCHEMA = Path(__file__).with_name("compose-spec.json")


def built(folder, kustomize):
    text = subprocess.run([*kustomize, folder], check=True, capture_output=True, text=True).stdout
    return list(yaml.safe_load_all(text))


def not_allowed(manifest, version):
    name = f"{manifest['kind']} {manifest['metadata']['name']}"
    try:
        kubernetes_validate.validate(manifest, version, strict=True)
    except kubernetes_validate.ValidationError as error:
        yield f"{name}: {'.'.join(map(str, error.path))}: {error.message}"


def wrong_in_compose(compose):
    schema = json.loads(COMPOSE_SCHEMA.read_text())
    for error in jsonschema.Draft202012Validator(schema).iter_errors(compose):
        yield f"compose: {error.json_path}: {error.message}"


version, folders, compose_files, *kustomize = sys.argv[1:]
manifests = [built(folder, kustomize) for folder in folders.split(",")]
composes = [yaml.safe_load(Path(file).read_text()) for file in compose_files.split(",")]
wrong = [line for all in manifests for manifest in all for line in not_allowed(manifest, version)]
wrong += [line for compose in composes for line in wrong_in_compose(compose)]
print(json.dumps({"manifests": manifests[0], "compose": composes[0], "wrong": wrong}))
