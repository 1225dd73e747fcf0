// The home subject: what the first screen shows of the others. It has no events of its own.
import { defineSubject } from "../subject.ts";
import { homeRoutes } from "./routes.ts";

export const homeSubject = defineSubject({ name: "home", routes: homeRoutes, pages: ["/"] });
