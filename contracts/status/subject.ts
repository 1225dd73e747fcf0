// The status subject: how the service is. It has no events of its own.
import { defineSubject } from "../subject.ts";
import { statusRoutes } from "./routes.ts";

export const statusSubject = defineSubject({ name: "status", routes: statusRoutes, pages: ["/status"] });
