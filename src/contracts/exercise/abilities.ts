import * as v from 'valibot'
import { attemptKinds } from '@/domain/attempt/attemptKinds'
import { examStages } from '@/domain/progress/studyPhase'
import { defineCall } from '../define'
import { countSchema, daySchema, idSchema, timeSchema, uidParams } from '../scalars'
import { abilitySchema } from './ability'
import { attemptIdSchema } from './attemptHead'

/** A test that measured it, and what it measured: kept as it was then. */
const measuredTestSchema = v.object({
  attemptId: attemptIdSchema,
  kind: v.picklist(attemptKinds),
  title: v.string(),
  at: timeSchema,
  ability: abilitySchema,
})
export type MeasuredTest = v.InferOutput<typeof measuredTestSchema>

const stageSchema = v.object({
  stage: v.picklist(examStages.map(({ stage }) => stage)),
  from: daySchema,
  /** The first day after it. */
  until: daySchema,
  /** Questions that were answered in it. */
  answers: countSchema,
  /** By the last answer to each of them; null under five. */
  ability: v.nullable(abilitySchema),
})
export type StageAbility = v.InferOutput<typeof stageSchema>

const subjectAbilitySchema = v.object({
  subject: idSchema,
  name: v.string(),
  /** Tests of the whole subject, the newest first, at most twenty. */
  tests: v.array(measuredTestSchema),
  /** The stages of this year, the first one first. */
  stages: v.array(stageSchema),
})
export type SubjectAbility = v.InferOutput<typeof subjectAbilitySchema>

export const abilities = defineCall({
  id: 'exercise.abilities',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/abilities',
  summary:
    'The subjects that the user has answered or was tested in: what each test measured, and the ability of every stage of the year.',
  params: uidParams,
  lists: { bounded: 'the subjects of the content, twenty tests and three stages of each' },
  response: v.array(subjectAbilitySchema),
  hideLoading: true,
  assumed: true,
})
