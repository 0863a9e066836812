/**
 * Escapes plain text as Markdown; formulas between dollars stay formulas. Of brackets the closing one is enough: an
 * escaped opening one begins a formula.
 */
export const markdownText = (text: string): string =>
  text.replace(/(\$[^$]+\$)|[\\`*_\]<>|~#]/g, (sign, formula?: string) => formula ?? `\\${sign}`)
