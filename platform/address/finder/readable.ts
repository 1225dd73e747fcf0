// A pasted text as addresses are looked for in it: invisible characters dropped, widths made one, defanged links put
// together again (`hxxps://bad[.]example`).

export function readable(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .replace(/\bh[xt*]{2}p(s?)(?= ?[[({]?:)/gi, "http$1")
    .replace(/ ?[[({]:(?:\/\/)?[\])}] ?(?:\/\/)?/g, (colon) => (colon.includes("/") ? "://" : ":"))
    .replace(/ ?[[({<] ?(?:\.|dot|punkt|점|点|ドット) ?[\])}>] ?/gi, ".")
    .replace(/(?<=[a-z0-9])[。｡]|(?<=[a-z0-9]) \. ?(?=[a-z]{2,24}\b)/gi, ".");
}
