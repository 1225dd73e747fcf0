// The manifests as a cluster would get them, and the compose file, with what their schemas don't allow.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { Tools } from "./tools.ts";

/** The newest that the schemas know. */
const KUBERNETES = "1.37";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const Labels = z.record(z.string(), z.string());
export type Labels = z.output<typeof Labels>;
const Step = z.object({
  image: z.string(),
  command: z.array(z.string()),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))).default([]),
  securityContext: z.object({
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.object({ drop: z.array(z.string()) }),
  }),
  resources: z.object({ requests: Labels, limits: Labels }),
});
const Probe = z.object({ httpGet: z.object({ path: z.string() }) });
const Container = Step.extend({
  env: z
    .array(z.object({ name: z.string(), valueFrom: z.object({ fieldRef: z.object({ fieldPath: z.string() }) }) }))
    .default([]),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
});
const PodTemplate = z.object({
  metadata: z.object({ labels: Labels }),
  spec: z.object({
    securityContext: z.object({ runAsNonRoot: z.boolean(), seccompProfile: z.object({ type: z.string() }) }),
    topologySpreadConstraints: z.array(z.looseObject({})),
    containers: z.array(Container),
    initContainers: z.array(Step).default([]),
  }),
});
const Manifest = z.object({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  data: Labels.optional(),
  spec: z
    .looseObject({
      replicas: z.int().optional(),
      strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.int() }) }).optional(),
      scaleTargetRef: z.object({ name: z.string() }).optional(),
    })
    .optional(),
});
const Service = z.object({
  command: z.array(z.string()),
  entrypoint: z.array(z.string()),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
  volumes: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service.partial({ command: true, entrypoint: true })),
  volumes: z.record(z.string(), z.unknown()),
});
const Found = z.object({ manifests: z.array(Manifest), compose: Compose, wrong: z.array(z.string()) });

export type Built = z.output<typeof Found>;
export type BuiltManifest = z.output<typeof Manifest>;

export function buildManifests({ python, kustomize }: Tools): Built {
  // With nginx, and with our own gateway.
  const folders = ["example", "base"].map((name) => pathOf(`../../kubernetes/${name}`)).join();
  const composes = ["compose", "gateway"].map((name) => pathOf(`../../compose/${name}.yaml`)).join();
  const args = [pathOf("check.py"), KUBERNETES, folders, composes, ...kustomize];
  const { status, stdout, stderr } = spawnSync(python, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(stderr);
  return Found.parse(JSON.parse(stdout));
}

/** The containers of a pod, first those that run to their end. */
export const runIn = ({ spec: { initContainers, containers } }: z.output<typeof PodTemplate>) => [
  ...initContainers,
  ...containers,
];

export const podsOf = ({ manifests }: Built) =>
  manifests
    .filter(({ kind }) => kind === "Deployment")
    .map(({ metadata: { name }, spec }) => ({ name, template: PodTemplate.parse(spec?.template) }));
