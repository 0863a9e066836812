import * as v from 'valibot'
import { scoresSchema } from '@/contracts/choose/plans'
import {
  examShapeNames,
  type ExamShape,
  papersOfShape,
  type PaperScores,
} from '@/domain/admission/examScores'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

const kept = new PersistedValue(
  storage.local,
  'choose-scores',
  v.object({ shape: v.picklist(examShapeNames), scores: scoresSchema }),
)

/** Scores that the learner gave before on this device, for papers that a shape has. */
export const knownScores = (shape: ExamShape): PaperScores => {
  const known = kept.read()
  if (known?.shape !== shape) return {}
  return Object.fromEntries(
    papersOfShape(shape).flatMap(({ key, full }) => {
      const score = known.scores[key]
      return score === undefined ? [] : [[key, Math.min(full, score)]]
    }),
  )
}

export const rememberScores = (shape: ExamShape, scores: PaperScores): void => {
  kept.write({ shape, scores })
}
