import * as v from 'valibot'
import { questionTypes } from '@/domain/attempt/Question'
import { defineCall } from '../define'
import { idSchema } from '../scalars'

const trainingCardSchema = v.object({
  trainingId: idSchema,
  title: v.string(),
  /** The code, as 101. */
  subject: idSchema,
  point: v.string(),
  type: v.picklist(questionTypes),
})
export type TrainingCard = v.InferOutput<typeof trainingCardSchema>

/** Step-by-step hints for one question; its key is released by an attempt. */
const trainingSchema = v.object({
  ...trainingCardSchema.entries,
  questionId: idSchema,
  hint: v.string(),
  method: v.array(v.string()),
})
export type Training = v.InferOutput<typeof trainingSchema>

export const trainings = defineCall({
  id: 'exercise.trainings',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/trainings',
  summary: 'Questions that are solved by steps: a hint, a method, the own try, the worked solution.',
  lists: { bounded: 'authored' },
  response: v.array(trainingCardSchema),
  hideLoading: true,
  assumed: true,
})

export const training = defineCall({
  id: 'exercise.training',
  allows: 'anyone',
  method: 'GET',
  path: '/exercise/v1/trainings/{trainingId}',
  summary: 'One training: its hint and its method; the question itself is practised by its id.',
  params: v.object({ trainingId: idSchema }),
  lists: 'single',
  response: trainingSchema,
  hideLoading: true,
  assumed: true,
})
