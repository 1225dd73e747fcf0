// For tests of services in production, which refuse the development issuer: the same one as a process of its own, at
// SB_OIDC_ISSUER, for a client with a secret.
import { createServer } from "node:http";
import { createDevIssuer } from "../../dev/issuer/dev-issuer.ts";

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set`);
  return value;
}

const issuerUrl = setting("SB_OIDC_ISSUER");
const issuer = createDevIssuer({
  issuerUrl,
  client: {
    id: setting("SB_OIDC_CLIENT_ID"),
    secret: setting("SB_OIDC_CLIENT_SECRET"),
    redirectUris: [`${setting("SB_PUBLIC_URL")}/login/callback`],
  },
});

createServer((request, response) => {
  issuer.callback(request, response).catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
}).listen(Number(new URL(issuerUrl).port), process.env.SB_HOST ?? "127.0.0.1");
