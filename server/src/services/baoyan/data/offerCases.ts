import type { InferOutput } from 'valibot'
import type { offerCasesSchema } from '../../../authoring/kinds/baoyanKinds'
import type { OfferCase } from '@/domain/baoyan/offerModel'
import { scoresOf } from '@/domain/baoyan/profile'

const COHORT = 1000

/** The cases of the content as the model takes them. */
export const offerCasesOf = ({ rows }: InferOutput<typeof offerCasesSchema>): OfferCase[] =>
  rows.map(([level, gpa, rank, english, research, awards, difficulty, offered]) => ({
    scores: scoresOf({
      level,
      scale: '100',
      gpa,
      rank: Math.max(1, Math.round(rank * COHORT)),
      cohort: COHORT,
      exam: 'cet6',
      english,
      research,
      awards,
    }),
    difficulty,
    offered: offered === 1,
  }))
