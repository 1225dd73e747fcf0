// Opens the screen "check without telling us" without a connection. It is there for that screen alone, and only once somebody
// has kept the set of targets (web/report/private/kept-set.ts).
const CACHE = "private-check";
const PAGE = "/private";

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/sb/")) return;
  const kept = () => caches.open(CACHE).then((cache) => cache.match(request.mode === "navigate" ? PAGE : url.pathname));
  event.respondWith(
    fetch(request).catch(async (error) => {
      const found = await kept();
      if (found) return found;
      throw error;
    }),
  );
});
