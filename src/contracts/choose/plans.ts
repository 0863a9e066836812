import * as v from 'valibot'
import { chooseModules, mathsChoices } from '@/domain/admission/chooseForm'
import { examShapeNames } from '@/domain/admission/examScores'
import { chanceBands } from '@/domain/chance/chanceBand'
import { defineCall } from '../define'
import { titleSchema } from '../freeTexts'
import {
  countSchema,
  doneSchema,
  idSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidSchema,
} from '../scalars'
import { bandRulesSchema, codeSchema, levelSchema, programmeFactsSchema, programmeRowSchema } from './fields'

const uidParams = v.object({ uid: uidSchema })
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))

export const scoresSchema = v.object({
  politics: v.optional(score),
  foreign: v.optional(score),
  first: v.optional(score),
  second: v.optional(score),
})

export const chooseFormSchema = v.object({
  school: titleSchema(60),
  major: titleSchema(60),
  isCross: v.boolean(),
  shape: v.picklist(examShapeNames),
  scores: scoresSchema,
  total: v.optional(score),
  codes: v.pipe(v.array(codeSchema), v.maxLength(5, '最多选择 5 个专业')),
  provinces: v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(10, '最多选择 10 个省份')),
  levels: v.pipe(v.array(levelSchema), v.maxLength(4)),
  degree: v.picklist(['any', 'academic', 'professional']),
  maths: v.picklist(mathsChoices),
  prefer: v.picklist(['school', 'chance', 'city']),
})
export type ChooseFormBody = v.InferOutput<typeof chooseFormSchema>

const formParams = v.object({ uid: uidSchema, module: v.picklist(chooseModules) })
const storedForm = v.object({ form: v.nullable(chooseFormSchema), rev: countSchema })

export const chooseForm = defineCall({
  id: 'choose.form',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/forms/{module}',
  summary: 'The form of a way into school choice as the learner left it; null when there is none.',
  params: formParams,
  lists: 'single',
  response: storedForm,
  hideLoading: true,
  assumed: true,
})

export const saveChooseForm = defineCall({
  id: 'choose.saveForm',
  allows: 'owner',
  method: 'PUT',
  path: '/choose/v1/users/{uid}/forms/{module}',
  summary: 'Keep the form. `rev` is the one that was read: another device may have saved since (Y40960).',
  params: formParams,
  body: v.object({ form: chooseFormSchema, rev: countSchema }),
  response: storedForm,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const recommendedSchema = v.object({
  ...programmeRowSchema.entries,
  facts: programmeFactsSchema,
  singles: v.object({ hundred: v.nullable(v.number()), above: v.nullable(v.number()) }),
  shape: v.picklist(examShapeNames),
  band: v.picklist(chanceBands),
})
export type Recommended = v.InferOutput<typeof recommendedSchema>

export const recommend = defineCall({
  id: 'choose.recommend',
  allows: 'anyone',
  method: 'POST',
  path: '/choose/v1/recommendations',
  summary: 'Programmes for a form: 冲, 稳 and 保 with the facts behind each chance; nothing is kept.',
  body: chooseFormSchema,
  response: v.object({
    list: v.array(recommendedSchema),
    bands: bandRulesSchema,
    total: score,
    /** Programmes that fit the form and of which too little is known. */
    insufficient: countSchema,
    considered: countSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type Recommendation = v.InferOutput<(typeof recommend)['response']>

const favouriteKind = v.picklist(['school', 'major', 'programme'])
const favouriteSchema = v.object({
  kind: favouriteKind,
  targetId: idSchema,
  name: v.string(),
  note: v.string(),
  addedAt: timeSchema,
})
export type Favourite = v.InferOutput<typeof favouriteSchema>
const favouriteParams = v.object({ uid: uidSchema, kind: favouriteKind, id: idSchema })

export const favourites = defineCall({
  id: 'choose.favourites',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/favourites',
  summary: 'Favourite schools, majors or programmes in the learner’s own order.',
  params: uidParams,
  query: v.object({ kind: favouriteKind, ...pageQueryEntries }),
  lists: 'paged',
  response: pageOf(favouriteSchema),
  hideLoading: true,
  assumed: true,
})

export const isFavourite = defineCall({
  id: 'choose.isFavourite',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/favourites/{kind}/{id}',
  summary: 'Whether something is a favourite.',
  params: favouriteParams,
  response: v.object({ kept: v.boolean() }),
  hideLoading: true,
  assumed: true,
})

export const addFavourite = defineCall({
  id: 'choose.addFavourite',
  allows: 'owner',
  method: 'PUT',
  path: '/choose/v1/users/{uid}/favourites/{kind}/{id}',
  summary: 'Keep something as a favourite; twice is once.',
  params: favouriteParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const removeFavourites = defineCall({
  id: 'choose.removeFavourites',
  allows: 'owner',
  method: 'POST',
  path: '/choose/v1/users/{uid}/favourites/removals',
  summary: 'Remove favourites of one kind.',
  params: uidParams,
  body: v.object({ kind: favouriteKind, ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(300)) }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const orderFavourites = defineCall({
  id: 'choose.orderFavourites',
  allows: 'owner',
  method: 'PUT',
  path: '/choose/v1/users/{uid}/favourite-order',
  summary: 'Put favourites of one kind into an order; those that are not named follow.',
  params: uidParams,
  body: v.object({ kind: favouriteKind, ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(300)) }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

const plannedSchema = v.object({ ...recommendedSchema.entries, isFirst: v.boolean(), addedAt: timeSchema })
export type Planned = v.InferOutput<typeof plannedSchema>

export const choosePlan = defineCall({
  id: 'choose.plan',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/plan',
  summary: 'The programmes that the learner considers, the first choice on top, with the chance of a total.',
  params: uidParams,
  query: v.object({ total: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))) }),
  lists: { bounded: 'twelve of a user' },
  response: v.object({ list: v.array(plannedSchema), bands: bandRulesSchema, most: countSchema }),
  hideLoading: true,
  assumed: true,
})
export type ChoosePlan = v.InferOutput<(typeof choosePlan)['response']>

const plannedParams = v.object({ uid: uidSchema, id: idSchema })

export const planProgramme = defineCall({
  id: 'choose.planProgramme',
  allows: 'owner',
  method: 'PUT',
  path: '/choose/v1/users/{uid}/plan/{id}',
  summary: 'Consider a programme; with `isFirst` it becomes the one first choice.',
  params: plannedParams,
  body: v.object({ isFirst: v.boolean() }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const unplanProgramme = defineCall({
  id: 'choose.unplanProgramme',
  allows: 'owner',
  method: 'DELETE',
  path: '/choose/v1/users/{uid}/plan/{id}',
  summary: 'Consider a programme no longer.',
  params: plannedParams,
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})
