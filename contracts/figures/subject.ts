// The figures subject: what the events of others come to, by day. It has no events of its own.
import { defineSubject } from "../subject.ts";
import { FIGURES_MODEL } from "./model.ts";
import { figuresRoutes } from "./routes.ts";

export const figuresSubject = defineSubject({ name: "figures", routes: figuresRoutes, models: [FIGURES_MODEL] });
