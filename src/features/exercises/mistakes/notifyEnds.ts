/** Outcomes of saving a note, with the texts for its learner. */
export const notifyEnds = {
  sent: '笔记已保存',
  kept: '笔记已存在本机，联网后同步',
  /** A permanent refusal: the local copy is sent again, but fails until the note changes. */
  refused: '笔记没能同步到账号，请改一改再保存',
  full: '手机存储已满，笔记还没有保存，请联网后再试',
} as const
export type NoteEnd = keyof typeof notifyEnds
