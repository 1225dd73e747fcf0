// Home's row of the route table, which loads with the app.
import { screen } from "../routing/screen.ts";

export const home = screen({
  path: "/",
  page: "home",
  load: async () => ({ default: (await import("../home/home-screen.tsx")).HomeScreen }),
});
