// The settings that deploy/compose asks for, filled in for a test.
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";

export const COMPOSE_FOLDER = fileURLToPath(new URL("../../compose", import.meta.url));

const secret = (): string => randomBytes(16).toString("hex");

/** Ports of loopback: where people reach the service, and where they log in. */
type Ports = { readonly port: number; readonly issuerPort: number };

export const filledIn = ({ port, issuerPort }: Ports) => ({
  PORT: String(port),
  ISSUER_PORT: String(issuerPort),
  SB_PUBLIC_URL: `http://localhost:${port}`,
  SB_MASTER_KEY: randomBytes(32).toString("base64"),
  SB_OIDC_ISSUER: `http://127.0.0.1:${issuerPort}/dev-issuer`,
  SB_OIDC_CLIENT_ID: "compose-test",
  SB_OIDC_CLIENT_SECRET: secret(),
  // They stay in the data folder.
  SB_MAIL_URL: "file:",
  SB_MAIL_FROM: "Safer Block <no-reply@safer-block.example>",
  // There is no proxy in front of the gateway.
  SB_TRUST_PROXY: "1",
  S3_USER: "composetest",
  S3_PASSWORD: secret(),
  MEILI_KEY: secret(),
});
