// The audit: who did what when. It has no events of its own; each subject says which of its events are acts (../act.ts).
import { defineSubject } from "../subject.ts";
import { AUDIT_MODEL } from "./model.ts";
import { auditRoutes } from "./routes.ts";

export const auditSubject = defineSubject({ name: "audit", routes: auditRoutes, models: [AUDIT_MODEL] });
