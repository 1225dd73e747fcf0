// The search of the documents: sections, as they are typed. The theme is the device's.
const { MiniSearch, docsIndex } = globalThis;
const MOST = 12;
const page = document.documentElement;
const field = document.getElementById("q");
const list = document.getElementById("found");
const told = document.getElementById("told");

const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => page.setAttribute("data-theme", dark.matches ? "dark" : "light");
dark.addEventListener("change", paint);
paint();

let index;
const load = () =>
  MiniSearch.loadJS(docsIndex, { fields: ["title", "page", "text"], storeFields: ["title", "page", "path"] });

function show() {
  const words = field.value.trim();
  index ??= load();
  const options = { prefix: true, fuzzy: 0.15, combineWith: "AND", boost: { title: 4, page: 2 } };
  const hits = words === "" ? [] : index.search(words, options).slice(0, MOST);
  list.replaceChildren(...hits.map(itemOf));
  list.hidden = hits.length === 0;
  told.textContent = words !== "" && hits.length === 0 ? "Nothing was found." : "";
}

function itemOf({ title, page: of, path }) {
  const link = document.createElement("a");
  link.href = page.dataset.root + path;
  link.textContent = title === of ? title : `${title} – ${of}`;
  const item = document.createElement("li");
  item.append(link);
  return item;
}

field.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    field.value = "";
    show();
  }
  if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  field.focus();
});
