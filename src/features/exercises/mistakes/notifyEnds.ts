/** Where a note is once it was saved, and what its learner is told. */
export const notifyEnds = {
  sent: '笔记已保存',
  kept: '笔记已存在本机，联网后同步',
  /** No network mends it; what lies on the device is tried again, in vain until something changes. */
  refused: '笔记没能同步到账号，请改一改再保存',
  full: '手机存储已满，笔记还没有保存，请联网后再试',
} as const
export type NoteEnd = keyof typeof notifyEnds
