import * as v from 'valibot'
import { subjectSchema } from '@/contracts/base/dictionary'
import { idSchema } from '@/contracts/scalars'
import { examStages } from '@/domain/progress/studyPhase'
import { mapTaskKinds } from '@/domain/progress/mapTaskKinds'
import { text } from './text'

const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const category = subjectSchema.entries.category
/** On the scale of abilities: 50 is the mean of all learners, ten a standard deviation. */
const usual = v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(80))

/** The learning map, and what learners may aim at. */
export const progressKinds = {
  files: {
    'learning-map': v.object({
      stages: v.pipe(
        v.array(
          v.object({
            stageId: idSchema,
            title: text,
            goal: text,
            /** The phase of the calendar that it belongs to. */
            phase: v.picklist(examStages.map(({ stage }) => stage)),
            /** How many of the weeks of its phase it has, beside the other stages of the phase. */
            share: positive,
            tasks: v.pipe(
              v.array(
                v.object({
                  taskId: idSchema,
                  kind: v.picklist(mapTaskKinds),
                  /** Counted from a learner's first day, not from the stage's. */
                  amount: positive,
                  /** Once for each chosen subject of these categories. */
                  of: v.optional(v.pipe(v.array(category), v.minLength(1))),
                }),
              ),
              v.minLength(1),
            ),
          }),
        ),
        v.minLength(1),
      ),
    }),
    targets: v.object({
      /** Usual abilities by school tier; samples, and shown as such. The last row is for schools without a tier. */
      tiers: v.pipe(
        v.array(v.object({ tier: text, politics: usual, english: usual, math: usual, major: usual })),
        v.minLength(1),
      ),
      majors: v.array(
        v.object({
          majorId: idSchema,
          name: text,
          degree: text,
          subjects: v.pipe(v.array(idSchema), v.minLength(1)),
        }),
      ),
    }),
  },
  folders: {},
} as const
