import * as v from 'valibot'
import { imageItemSchema, type ImageItem, type PageContent, type Template } from './pageContent'

/** A parsed page JSON, and the places in it that are invalid. */
export interface ReadPage {
  readonly content: PageContent
  readonly skipped: readonly string[]
}

const record = v.record(v.string(), v.unknown())
const list = v.array(v.unknown())

/** Names that files of earlier years gave to the fields of a picture. */
const OLD_NAMES: Readonly<Record<string, keyof ImageItem>> = {
  img: 'url',
  src: 'url',
  image: 'url',
  link: 'ref',
  href: 'ref',
  action: 'clk',
  video: 'vid',
  w: 'width',
  h: 'height',
}

const renamed = (item: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      const today = OLD_NAMES[name]
      return today && !(today in item) ? [today, value] : [name, value]
    }),
  )

const itemOf = (item: unknown): ImageItem | undefined => {
  const given = typeof item === 'string' ? { url: item } : item
  if (!v.is(record, given)) return undefined
  const parsed = v.safeParse(imageItemSchema, renamed(given))
  return parsed.success ? parsed.output : undefined
}

/** Templates as a list; an object from name to pictures is the older form. */
const listed = (templates: unknown): readonly unknown[] | undefined => {
  if (v.is(list, templates)) return templates
  if (!v.is(record, templates)) return undefined
  return Object.entries(templates).map(([name, imgList]) => ({ name, imgList }))
}

class Reader {
  readonly skipped: string[] = []

  templates(given: readonly unknown[]): Template[] {
    return given.flatMap((template, at) => {
      const place = `templates.${at}`
      if (!v.is(record, template) || typeof template['name'] !== 'string') return this.skip(place)
      const pictures = template['imgList'] ?? template['images']
      if (!v.is(list, pictures)) return this.skip(place)
      return [{ name: template['name'], imgList: this.pictures(pictures, place) }]
    })
  }

  private pictures(given: readonly unknown[], place: string): ImageItem[] {
    return given.flatMap((item, at) => {
      const read = itemOf(item)
      return read ? [read] : this.skip(`${place}.imgList.${at}`)
    })
  }

  private skip(place: string): never[] {
    this.skipped.push(place)
    return []
  }
}

/**
 * Reads a page JSON of any year (product.md Landing: one tolerant schema): old shapes become today's, an item that is not
 * understood is left out and named. Undefined when it is no page at all.
 */
export const readPageContent = (json: unknown): ReadPage | undefined => {
  if (!v.is(record, json)) return undefined
  const page = v.is(record, json['data']) ? json['data'] : json
  const given = listed(page['templates'])
  if (!given) return undefined
  const reader = new Reader()
  const templates = reader.templates(given)
  return { content: { templates }, skipped: reader.skipped }
}
