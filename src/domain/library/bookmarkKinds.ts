/** Kinds of things that can be bookmarked. */
export const bookmarkKinds = [
  'book',
  'chapter',
  'place',
  'document',
  'formula',
  'word',
  'question',
  'article',
  'school',
  'notice',
] as const
export type BookmarkKind = (typeof bookmarkKinds)[number]

const SEPARATOR = '--'

/** The bookmark id of a chapter: ids of chapters are unique within their book only. */
export const chapterKey = (bookId: string, chapterId: string): string => `${bookId}${SEPARATOR}${chapterId}`

/** The book and the chapter of a bookmark id. */
export const partsOfChapterKey = (key: string): { bookId: string; chapterId: string } => {
  const at = key.lastIndexOf(SEPARATOR)
  return { bookId: key.slice(0, Math.max(at, 0)), chapterId: key.slice(at + SEPARATOR.length) }
}

/** A place in a book as a bookmark names it. */
export interface BookPlace {
  readonly bookId: string
  readonly chapterId: string
  readonly block: number
  readonly offset: number
}

/** The bookmark id of a place in a book. */
export const placeKey = ({ bookId, chapterId, block, offset }: BookPlace): string =>
  [bookId, chapterId, block, offset].join(SEPARATOR)

/** The place of a bookmark id. */
export const placeOfKey = (key: string): BookPlace => {
  const parts = key.split(SEPARATOR)
  const [chapterId = '', block = '', offset = ''] = parts.slice(-3)
  const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
  const bookId = parts.slice(0, -3).join(SEPARATOR)
  return { bookId, chapterId, block: numberOf(block), offset: numberOf(offset) }
}
