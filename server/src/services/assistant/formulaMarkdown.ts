import type { MarkedExtension, Tokens } from 'marked'

/** A formula in Markdown, as models write them. */
export interface FormulaToken extends Tokens.Generic {
  readonly type: 'formula'
  readonly tex: string
  readonly display: boolean
}

const token = (raw: string, tex: string | undefined, display: boolean): FormulaToken | undefined =>
  tex?.trim() ? { type: 'formula', raw, tex: tex.trim(), display } : undefined

const ALONE = /^(?:\$\$([^$]+?)\$\$|\\\[([\s\S]+?)\\\])[ \t]*(?:\n+|$)/
const SHOWN = /^(?:\$\$([^$]+?)\$\$|\\\[([\s\S]+?)\\\])/
/** A dollar before a blank opens nothing and one before a digit closes nothing: 满 $100 减 $20 is money. */
const IN_LINE = /^(?:\$(?!\s)((?:[^$\n\\]|\\.)+?)(?<!\s)\$(?!\d)|\\\(([\s\S]+?)\\\))/

/** Teaches the lexer `$…$`, `\(…\)`, `$$…$$` and `\[…\]`. */
export const formulaMarkdown: MarkedExtension = {
  extensions: [
    {
      name: 'formulaBlock',
      level: 'block',
      start: (text: string) => /\$\$|\\\[/.exec(text)?.index,
      tokenizer: (text: string) => {
        const found = ALONE.exec(text)
        return found ? token(found[0], found[1] ?? found[2], true) : undefined
      },
    },
    {
      name: 'formula',
      level: 'inline',
      start: (text: string) => /\$|\\[([]/.exec(text)?.index,
      tokenizer: (text: string) => {
        const shown = SHOWN.exec(text)
        if (shown) return token(shown[0], shown[1] ?? shown[2], true)
        const found = IN_LINE.exec(text)
        return found ? token(found[0], found[1] ?? found[2], false) : undefined
      },
    },
  ],
}
