import path from 'node:path'
import { BUILTIN_TAGS } from '../shared/builtinTags'
import { styleUnits } from '../shared/styleUnits'
import type { Dist } from './Dist'

const COMMENT = /\/\*[\s\S]*?\*\//g
const IMPORT = /@import\s+(?:url\()?\s*["']([^"']+)["']\s*\)?\s*;/g
const BLOCK_HEAD = /([^{};]+)\{/g
const NOT_A_SELECTOR = /^\s*(@|from|to|[\d.]+%)/
const TAG = new RegExp(`(^|[\\s>+~,(])(${BUILTIN_TAGS.join('|')})(?=$|[\\s>+~,.:#\\[)])`, 'g')

const resolve = (from: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target)

/** A stylesheet of a mini-program as browser CSS: imports inlined, units translated, tag selectors renamed to `wx-` tags. */
export const wxssToCss = (dist: Dist, file: string, seen: Set<string> = new Set()): string => {
  if (seen.has(file)) return ''
  seen.add(file)
  const source = dist
    .text(file)
    .replace(COMMENT, '')
    .replace(IMPORT, (_, target: string) => {
      const imported = resolve(file, target)
      if (!dist.has(imported)) throw new Error(`${file} imports ${target}, which is missing`)
      return wxssToCss(dist, imported, seen)
    })
  return styleUnits(source).replace(BLOCK_HEAD, (head: string, selector: string) =>
    NOT_A_SELECTOR.test(selector) ? head : `${selector.replace(TAG, '$1wx-$2')}{`,
  )
}
