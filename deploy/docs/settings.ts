// docs/settings.md, made of the schemas that check the environment: node deploy/docs/settings.ts writes it, and a test compares.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DistributedSettings } from "@sb/platform/config/distributed.ts";
import { SETTINGS } from "@sb/platform/config/environment.ts";
import * as z from "zod";
import { GatewaySettings } from "../gateway/settings.ts";

const HEAD = `# Settings

Made of the schemas that check them, by \`node deploy/docs/settings.ts\`. All settings come from the environment and are read once at start. A
wrong value stops the start with one clear line; an empty one counts as not set. [Operations](operations.md) says how they are used.
`;

type Shape = Readonly<Record<string, z.ZodType>>;

const APART: Shape = { ...DistributedSettings.shape, SB_QUERY_URL: GatewaySettings.shape.SB_QUERY_URL };

const SECTIONS: readonly (readonly [title: string, shape: Shape])[] = [
  ["Where people reach it", SETTINGS.place],
  ["Data and engines", SETTINGS.data],
  ["People and limits", SETTINGS.people],
  ["Mail, feeds, lists and webhooks", SETTINGS.outside],
  ["Watching it", SETTINGS.watching],
  ["Services apart", APART],
];

/** Throws where a setting has no words. */
export const settingsPage = (): string => [HEAD, ...SECTIONS.map(section)].join("\n");

function section([title, shape]: (typeof SECTIONS)[number]): string {
  const rows = Object.entries(shape).map(([name, schema]) => row(name, schema));
  return `## ${title}\n\n| variable | default | values | what |\n|---|---|---|---|\n${rows.join("\n")}\n`;
}

function row(name: string, schema: z.ZodType): string {
  const { description, unset } = schema.meta() ?? {};
  if (description === undefined) throw new Error(`${name} has no description in its schema`);
  const { default: value, ...facts } = factsOf(name, schema);
  const set = value === undefined || value === "" ? "none" : `\`${value}\``;
  return `| \`${name}\` | ${typeof unset === "string" ? unset : set} | ${valuesOf(facts)} | ${description} |`;
}

type Facts = {
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
};

/** Values that are made of others have no JSON schema: nothing is told of them but the default. */
function factsOf(name: string, schema: z.ZodType): Facts {
  const { properties = {} } = z.toJSONSchema(z.object({ [name]: schema }), { io: "output", unrepresentable: "any" });
  return (properties[name] ?? {}) as Facts;
}

function valuesOf({ enum: codes, minimum, maximum, format }: Omit<Facts, "default">): string {
  if (codes) return codes.map((code) => `\`${code}\``).join(", ");
  if (minimum !== undefined && maximum !== undefined)
    return `${minimum.toLocaleString("en")} to ${maximum.toLocaleString("en")}`;
  return format === "uri" ? "a URL" : "";
}

if (import.meta.main) writeFileSync(fileURLToPath(new URL("../../docs/settings.md", import.meta.url)), settingsPage());
