// The route table. Both services mount their routes from it, the web app has its typed client from it,
// GET /sb/openapi.json is made from it, and the tests of roles walk it. Each subject has its rows in its own folder.
import type * as z from "zod";
import { accountRoutes } from "./account/routes.ts";
import { agencyRoutes } from "./agency/routes.ts";
import { analysisRoutes } from "./analysis/routes.ts";
import { apiKeyRoutes } from "./apikey/routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { commentRoutes } from "./comment/routes.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import { disclosureRoutes } from "./disclosure/routes.ts";
import { disputeRoutes } from "./dispute/routes.ts";
import { homeRoutes } from "./home/routes.ts";
import { inquiryRoutes } from "./inquiry/routes.ts";
import { insightRoutes } from "./insight/routes.ts";
import { newsRoutes } from "./news/routes.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { noticeRoutes } from "./notice/routes.ts";
import { operationRoutes } from "./operation/routes.ts";
import { reportRoutes } from "./report/routes.ts";
import type { KeysOf, Route } from "./route.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { termsRoutes } from "./terms/routes.ts";
import { unusualRoutes } from "./unusual/routes.ts";
import { viewsRoutes } from "./views/routes.ts";
import { watchRoutes } from "./watch/routes.ts";
import { webhookRoutes } from "./webhook/routes.ts";

export { BASE_PATH, type Method, modelsOf, type Route, type RouteTable, type Who } from "./route.ts";

export const routes = {
  ...accountRoutes,
  ...agencyRoutes,
  ...analysisRoutes,
  ...apiKeyRoutes,
  ...auditRoutes,
  ...commentRoutes,
  ...deliveryRoutes,
  ...disclosureRoutes,
  ...disputeRoutes,
  ...homeRoutes,
  ...insightRoutes,
  ...newsRoutes,
  ...inquiryRoutes,
  ...newsletterRoutes,
  ...noticeRoutes,
  ...operationRoutes,
  ...reportRoutes,
  ...sharingRoutes,
  ...termsRoutes,
  ...unusualRoutes,
  ...viewsRoutes,
  ...watchRoutes,
  ...webhookRoutes,
};

export type RouteKey = keyof typeof routes;

type Routes = typeof routes;
type Schema<K extends RouteKey, Part extends string> =
  Routes[K] extends Record<Part, infer S extends z.ZodType> ? S : undefined;

/** What a caller sends, before the schema's defaults. */
export type InputOf<K extends RouteKey, Part extends "params" | "query" | "body"> =
  Schema<K, Part> extends infer S extends z.ZodType ? z.input<S> : undefined;
/** What a handler gets, after it. */
export type OutputOf<K extends RouteKey, Part extends "params" | "query" | "body"> =
  Schema<K, Part> extends infer S extends z.ZodType ? z.output<S> : undefined;
export type ResponseOf<K extends RouteKey> = z.output<Routes[K]["response"]>;
export type WhoOf<K extends RouteKey> = Routes[K]["who"];
/** The routes that only signed-in people may ask. */
export type MemberRouteKey = { [K in RouteKey]: "anyone" extends WhoOf<K> ? never : K }[RouteKey];
export type RouteKeyOf<Service extends Route["service"]> = KeysOf<Routes, Service>;
