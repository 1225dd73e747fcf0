// Breaks down over any picture.
process.on("message", () => process.abort());
