/** Why a learner missed a question, as they say it themselves. */
export const mistakeCauses = {
  reading: '审题',
  concept: '概念',
  calculation: '计算',
  unknown: '不会',
} as const

export type MistakeCause = keyof typeof mistakeCauses

/** All of them, in the order in which they are offered. */
export const mistakeCauseKeys = Object.keys(mistakeCauses) as readonly MistakeCause[]
