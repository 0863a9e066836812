import { createRequire } from 'node:module'
import type * as Entities from 'mathjax-full/js/util/Entities.js'

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
const LAST_POINT = 0x10ffff
const FIRST_PRINTED = 0x20

const need = createRequire(__filename)
let translate: typeof Entities.translate | undefined

const load = (): typeof Entities.translate => {
  need('mathjax-full/js/util/entities/all.js')
  return (need('mathjax-full/js/util/Entities.js') as typeof Entities).translate
}

const pointOf = (entity: string): number | undefined => {
  const [, hex, digits = ''] = /^&#(x?)([\da-f]+);$/i.exec(entity) ?? []
  return hex === undefined ? undefined : Number.parseInt(digits, hex ? 16 : 10)
}

const decoded = (entity: string): string => {
  const point = pointOf(entity)
  if (point !== undefined && (point < FIRST_PRINTED || point > LAST_POINT)) return entity
  return (translate ??= load())(entity)
}

/** Text with the characters that its HTML entities stand for; what is no entity stays. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, decoded).replace(/\u00A0/g, ' ') : text
