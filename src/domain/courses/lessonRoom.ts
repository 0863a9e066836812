/** The name of the room in which a weekly lesson is broadcast at a moment of its rule. */
export const lessonRoom = (goodsId: string, lessonId: string, at: number): string =>
  `lesson_${goodsId}_${lessonId}_${at.toString(36)}`
