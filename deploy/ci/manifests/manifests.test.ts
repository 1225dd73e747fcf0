import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readDistributedConfig } from "@sb/platform/config/distributed.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { readGatewayConfig } from "../../gateway/settings.ts";
import { filledIn } from "../compose/filled.ts";
import { complaintsOf, hasComposePlugin } from "../compose/plugin.ts";
import { type Built, type BuiltManifest, buildManifests, Labels, podsOf, runIn } from "./built.ts";
import { findTools } from "./tools.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const PORTS = ["eventStore", "keys", "readStore", "search", "bus", "jobs", "lease", "files", "rateLimit"] as const;
const SERVICES = ["command-service", "gateway", "projector", "query-service", "workers"];

const NGINX = "nginx -e stderr -c /front/nginx.conf";
const isFile = (argument: string): boolean => argument.endsWith(".ts");

const tools = findTools();
if ("why" in tools)
  test.skipIf(process.env.SB_REQUIRE_ALL !== "1")(`manifests: ${tools.why} (deploy/ci/manifests)`, () => {
    throw new Error(tools.why);
  });
else {
  let built: Built;
  beforeAll(() => {
    built = buildManifests(tools);
  });

  describe("manifests", () => {
    test("are what their schemas allow", () => expect(built.wrong).toEqual([]));

    test("run every service, each from a file that exists", () => {
      const pods = podsOf(built);
      expect(pods.map(({ name }) => name).sort()).toEqual(SERVICES);
      for (const { template } of pods)
        for (const { command } of runIn(template))
          expect(command.join(" ") === NGINX || existsSync(root + command.find(isFile)), command.join(" ")).toBe(true);
    });

    test("have nginx in front, which a step before it tells what to do, and which is given no secret", () => {
      const { spec } = podsOf(built).find(({ name }) => name === "gateway")?.template ?? {};
      expect(spec?.initContainers.map(({ command }) => command.slice(1))).toEqual([
        ["deploy/gateway/nginx/main.ts", "--to", "/front", "--workers", "2"],
      ]);
      expect(spec?.containers.map(({ command, env, envFrom }) => [command.join(" "), env, envFrom])).toEqual([
        [NGINX, [], []],
      ]);
    });

    test("give no service more rights than it needs, and a limit", () => {
      for (const { template } of podsOf(built)) {
        expect(template.spec.securityContext.runAsNonRoot).toBe(true);
        for (const { securityContext, resources } of runIn(template)) {
          expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } });
          expect(Object.keys(resources.limits)).toContain("memory");
        }
      }
    });

    test("keep each service up while machines are taken away, apart from each other, and watched", () => {
      for (const { name, template } of podsOf(built)) {
        const matchLabels = { "app.kubernetes.io/name": name };
        const budget = built.manifests.find(
          ({ kind, metadata }) => kind === "PodDisruptionBudget" && metadata.name === name,
        );
        expect(budget?.spec, name).toMatchObject({ maxUnavailable: 1, selector: { matchLabels } });
        const { topologySpreadConstraints, securityContext, containers } = template.spec;
        expect(topologySpreadConstraints).toMatchObject([{ labelSelector: { matchLabels } }]);
        expect(securityContext.seccompProfile).toEqual({ type: "RuntimeDefault" });
        for (const { startupProbe, livenessProbe, resources } of containers) {
          expect([startupProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(["/healthz", "/healthz"]);
          expect(Object.keys(resources.requests).sort()).toEqual(["cpu", "memory"]);
        }
      }
    });

    test("select pods that there are", () => {
      const labels = podsOf(built).map(({ template }) => template.metadata.labels);
      const selectors = built.manifests.flatMap(selectorsOf);
      expect(selectors.length).toBeGreaterThan(SERVICES.length);
      const isEmpty = (wanted: Labels) =>
        !labels.some((of) => Object.entries(wanted).every(([key, value]) => of[key] === value));
      expect(selectors.filter(isEmpty)).toEqual([]);
    });

    test("let Prometheus ask every process for its metrics", () => {
      const policy = built.manifests.find(({ metadata }) => metadata.name === "to-metrics");
      const everybody = { matchLabels: { "app.kubernetes.io/part-of": "safer-block" } };
      expect(policy?.spec).toMatchObject({ podSelector: everybody, ingress: [{ ports: [{ port: "http" }] }] });
    });

    test("refer to settings and services that there are", () => {
      const named = (kind: string) =>
        built.manifests.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
      const references = podsOf(built).flatMap(({ template }) => runIn(template).flatMap(({ envFrom }) => envFrom));
      for (const { configMapRef, secretRef } of references)
        expect(configMapRef ? named("ConfigMap") : named("Secret")).toContain((configMapRef ?? secretRef)?.name);
      for (const { spec } of built.manifests.filter(({ kind }) => kind === "HorizontalPodAutoscaler"))
        expect(named("Deployment")).toContain(spec?.scaleTargetRef?.name);
    });

    test("give each service its own name in traces", () => {
      for (const { name, template } of podsOf(built)) {
        expect(template.metadata.labels["app.kubernetes.io/name"]).toBe(name);
        const fieldPath = "metadata.labels['app.kubernetes.io/name']";
        for (const { command, env } of template.spec.containers)
          if (command.join(" ") !== NGINX)
            expect(env).toEqual([{ name: "OTEL_SERVICE_NAME", valueFrom: { fieldRef: { fieldPath } } }]);
      }
    });

    test("end nobody who answers before another is ready, whose read models were built", () => {
      const path = (name: string) => {
        const pod = podsOf(built).find((each) => each.name === name);
        return pod?.template.spec.containers.map(({ readinessProbe }) => readinessProbe.httpGet.path);
      };
      expect(path("gateway")).toEqual(["/healthz"]);
      for (const name of ["command-service", "query-service", "projector"]) {
        expect(path(name)).toEqual(["/readyz"]);
        const found = built.manifests.find(({ kind, metadata }) => kind === "Deployment" && metadata.name === name);
        expect(found?.spec?.strategy?.rollingUpdate.maxUnavailable).toBe(0);
      }
    });

    test("start nobody who writes before all that read are replaced", () => {
      const steps = podsOf(built).map(({ name, template }) => [
        name,
        template.spec.initContainers.map(({ command }) => command.at(-1)),
      ]);
      expect(Object.fromEntries(steps)).toMatchObject({
        "command-service": ["deploy/operator/await-readers.ts"],
        gateway: ["2"],
        ...Object.fromEntries(["projector", "query-service", "workers"].map((name) => [name, []])),
      });
    });

    test("leave the number of pods to what scales them", () => {
      const fixed = built.manifests.filter(({ kind, spec }) => kind === "Deployment" && spec?.replicas !== undefined);
      expect(fixed.map(({ metadata }) => metadata.name)).toEqual(["projector"]);
    });

    test("have settings that the services accept", () => {
      const plain = built.manifests.filter(({ kind }) => kind === "ConfigMap").map(({ data }) => data);
      const secret = built.manifests.filter(({ kind }) => kind === "Secret").map(({ data }) => decoded(data));
      expectAccepted(Object.assign({}, ...plain, ...secret));
    });
  });

  describe("the compose file", () => {
    const text = readFileSync(`${root}deploy/compose/compose.yaml`, "utf8");

    test("runs every service, each from a file that exists, without rights", () => {
      const { compose } = built;
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(SERVICES));
      for (const name of SERVICES) {
        const { command, ...service } = compose.services[name] ?? {};
        expect(existsSync(root + command?.find(isFile)), name).toBe(true);
        expect(service).toMatchObject({ read_only: true, user: "1000:1000", cap_drop: ["ALL"] });
      }
    });

    test("has nginx in front, without rights and settings, where our own gateway is not asked for", () => {
      const { nginx, "nginx-files": files } = built.compose.services;
      expect(nginx).toMatchObject({
        read_only: true,
        user: "1000:1000",
        cap_drop: ["ALL"],
        volumes: ["front:/front:ro"],
      });
      expect([nginx?.entrypoint?.join(" "), nginx?.environment]).toEqual([NGINX, undefined]);
      expect(files).toMatchObject({ read_only: true, user: "1000:1000", cap_drop: ["ALL"], volumes: ["front:/front"] });
      expect(existsSync(root + files?.command?.find(isFile))).toBe(true);
    });

    test("waits for services and keeps volumes that there are", () => {
      const { compose } = built;
      const services = Object.values(compose.services);
      for (const { depends_on = {} } of services)
        for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
      const used = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0]));
      expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
    });

    test("runs Redis as docs/operations.md asks for", () => {
      const said = built.compose.services.redis?.command?.join(" ");
      for (const option of ["--save  ", "--appendonly yes", "--appendfsync always", "--maxmemory-policy noeviction"])
        expect(said).toContain(option);
    });

    test("asks for nothing that the example does not name", () => {
      const example = readFileSync(`${root}deploy/compose/.env.example`, "utf8");
      const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
      const offered = [...example.matchAll(/^#?(?!COMPOSE_)([A-Z0-9_]+)=/gm)].map(([, name]) => name);
      expect([...new Set(asked)].sort()).toEqual(offered.sort());
    });

    test("gives each service its own name in traces", () => {
      const names = SERVICES.map((name) => built.compose.services[name]?.environment?.OTEL_SERVICE_NAME);
      expect(names).toEqual(SERVICES);
    });

    test("has settings that the services accept", () => {
      const given: Readonly<Record<string, string>> = {
        SB_PUBLIC_URL: "https://safer-block.example",
        SB_MAIL_URL: "smtps://mail.example",
        SB_MAIL_FROM: "Safer Block <no-reply@safer-block.example>",
      };
      const filled = (value: string): string =>
        value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) =>
          kind === "-" ? rest : (given[name] ?? "given"),
        );
      const settings = built.compose.services.gateway?.environment ?? {};
      expectAccepted(Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, filled(value)])));
    });
  });
}

const isCheckable = hasComposePlugin();
test.skipIf(!isCheckable)(`docker compose accepts the file${isCheckable ? "" : ": there is no docker compose"}`, () => {
  const files = ["compose/compose.yaml", "ci/compose/test.yaml"].map((file) => `${root}deploy/${file}`);
  const settings = filledIn({ port: 8_080, issuerPort: 9_300 });
  expect(complaintsOf(files.slice(0, 1), settings)).toBe("");
  expect(complaintsOf([...files.slice(0, 1), `${root}deploy/compose/gateway.yaml`], settings)).toBe("");
  expect(complaintsOf(files, settings)).toBe("");
});

test("the image has every workspace's list of packages, and copies what there is", () => {
  const dockerfile = readFileSync(`${root}deploy/image/Dockerfile`, "utf8");
  const { workspaces } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { readonly workspaces: string[] };
  for (const name of workspaces) expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  expect(copied.filter((file) => !existsSync(root + file))).toEqual([]);
});

test("the image builds the app beside every workspace that the app imports", () => {
  const dockerfile = readFileSync(`${root}deploy/image/Dockerfile`, "utf8");
  const [, webStage = ""] = /^FROM manifests AS web$(.*?)^FROM /ms.exec(dockerfile) ?? [];
  const sources = globSync("web/**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*", "web/e2e/**", "**/dist/**"] });
  const imported = sources.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/(?:from|import\() ?"@sb\/([\w-]+)/g)].map(([, name]) => name),
  );
  expect(new Set(imported)).toContain("knowledge");
  for (const name of new Set(imported)) expect(webStage).toContain(`COPY ${name} ${name}`);
});

/** Every `matchLabels` of pods in it, and a service's selector. */
function selectorsOf({ kind, spec }: BuiltManifest): readonly Labels[] {
  const found: Labels[] = kind === "Service" ? [Labels.parse(spec?.selector)] : [];
  JSON.stringify(spec, (key, value: unknown) => {
    if (key === "matchLabels") found.push(Labels.parse(value));
    return key === "namespaceSelector" ? undefined : value;
  });
  return found;
}

const decoded = (data: Labels = {}): Labels =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, Buffer.from(value, "base64").toString()]));

/** Unknown names would be passed over in silence. */
function expectAccepted(settings: Labels): void {
  const described = readFileSync(`${root}docs/settings.md`, "utf8");
  expect(Object.keys(settings).filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
  const given = { ...settings, NODE_ENV: "production" };
  expect(readDistributedConfig(given, PORTS).publicUrl).toBe("https://safer-block.example");
  expect(readGatewayConfig(given).targets).toMatchObject({ query: ["http://query-service:8080"] });
}
