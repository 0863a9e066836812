/** The name of the room in which an open lecture is broadcast. */
export const lectureRoom = (lectureId: string): string => `lecture_${lectureId}`
