const SHOWN = /^(?:\$\$([^$]+?)\$\$|\\\[([\s\S]+?)\\\])/
/** A dollar before a blank opens nothing and one before a digit closes nothing: 满 $100 减 $20 is money. */
const IN_LINE = /^(?:\$(?!\s)((?:[^$\n\\]|\\.)+?)(?<!\s)\$(?!\d)|\\\(([\s\S]+?)\\\))/

/** The formula with which a text of Markdown begins; `display` for one that is set large. */
export const formulaAt = (
  text: string,
): { readonly raw: string; readonly tex: string; readonly display: boolean } | undefined => {
  const shown = SHOWN.exec(text)
  const found = shown ?? IN_LINE.exec(text)
  return found ? { raw: found[0], tex: found[1] ?? found[2] ?? '', display: shown !== null } : undefined
}
