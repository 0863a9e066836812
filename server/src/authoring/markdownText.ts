/** Plain text as Markdown that is read as it stands; formulas between dollars stay formulas. */
export const markdownText = (text: string): string =>
  text.replace(/(\$[^$]+\$)|[\\`*_[\]<>|~#]/g, (sign, formula?: string) => formula ?? `\\${sign}`)
