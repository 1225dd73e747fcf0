// A thread that lives on without drawing anything.
setInterval(() => undefined, 60_000);
