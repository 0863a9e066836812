import { type Grade, grades } from '../memory/eventTypes'

/**
 * Why the book keeps a question, and the initial grade of its memory: right by luck or too late counts as half known.
 */
export const mistakeReasons = {
  wrong: { text: '答错', grade: grades.again },
  guessed: { text: '蒙对', grade: grades.hard },
  slow: { text: '太慢', grade: grades.hard },
} as const satisfies Record<string, { text: string; grade: Grade }>

export type MistakeReason = keyof typeof mistakeReasons

/** All of them. */
export const mistakeReasonKeys = Object.keys(mistakeReasons) as readonly MistakeReason[]
