/** Kinds of map tasks; each is counted from logs, never ticked by hand. */
export const mapTaskKinds = [
  /** So many words of the vocabulary were learned. */
  'words',
  /** So many percent of the lessons that are held are done. */
  'lessons',
  /** So many different points were recited. */
  'recite',
  /** So many different questions of a subject were judged. */
  'practice',
  /** So many adaptive tests, tests over a whole subject or whole papers of a subject were handed in. */
  'ability',
  'synthesis',
  'paper',
  /** So many network-wide exams were sat. */
  'mock',
] as const
export type MapTaskKind = (typeof mapTaskKinds)[number]

/** The kinds that are asked of each subject. */
export const subjectTaskKinds: ReadonlySet<MapTaskKind> = new Set<MapTaskKind>([
  'practice',
  'ability',
  'synthesis',
  'paper',
])
