/** Study rooms by id. A new room is a row. */
export const studyRoomTitles: Readonly<Record<string, string>> = {
  morning: '早起自习室',
  night: '夜读自习室',
  maths: '数学自习室',
  english: '英语自习室',
}

/** The board of a room: study minutes of its members since they joined. */
export const roomBoardOf = (roomId: string): string => `room_${roomId}`
