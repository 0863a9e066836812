const SEPARATOR = '--'

/** A lesson of a course as the id of a card. */
export const lessonCardId = (goodsId: string, lessonId: string): string => `${goodsId}${SEPARATOR}${lessonId}`

/** The course and the lesson of a card; undefined for an id that names none. */
export const lessonOfCard = (id: string): { goodsId: string; lessonId: string } | undefined => {
  const at = id.indexOf(SEPARATOR)
  const lessonId = id.slice(at + SEPARATOR.length)
  return at > 0 && lessonId ? { goodsId: id.slice(0, at), lessonId } : undefined
}
