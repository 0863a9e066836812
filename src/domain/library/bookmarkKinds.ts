/** Kinds of things that can be bookmarked. */
export const bookmarkKinds = [
  'book',
  'chapter',
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
