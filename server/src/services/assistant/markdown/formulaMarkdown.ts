import type { MarkedExtension, Tokens } from 'marked'
import { formulaAt } from './formulaAt'

/** A formula in Markdown, as models write them. */
export interface FormulaToken extends Tokens.Generic {
  readonly type: 'formula'
  readonly tex: string
  readonly display: boolean
}

const token = (raw: string, tex: string | undefined, display: boolean): FormulaToken | undefined =>
  tex?.trim() ? { type: 'formula', raw, tex: tex.trim(), display } : undefined

const ALONE = /^(?:\$\$([^$]+?)\$\$|\\\[([\s\S]+?)\\\])[ \t]*(?:\n+|$)/

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
        const found = formulaAt(text)
        return found && token(found.raw, found.tex, found.display)
      },
    },
  ],
}
