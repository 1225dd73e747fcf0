"""Prints the Kubernetes manifests that kustomize makes of a folder and a compose file, as JSON, and what their schemas don't allow.

check.py KUBERNETES_VERSION KUSTOMIZE_FOLDER COMPOSE_FILE KUSTOMIZE...
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


version, folder, compose_file, *kustomize = sys.argv[1:]
manifests = built(folder, kustomize)
compose = yaml.safe_load(Path(compose_file).read_text())
wrong = [line for manifest in manifests for line in not_allowed(manifest, version)]
print(json.dumps({"manifests": manifests, "compose": compose, "wrong": wrong + list(wrong_in_compose(compose))}))
