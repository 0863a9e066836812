import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, doneSchema, idSchema, uidSchema } from '../scalars'

const formulaSchema = v.object({
  formulaId: idSchema,
  title: v.string(),
  text: v.string(),
  note: v.string(),
})
export type Formula = v.InferOutput<typeof formulaSchema>
export const formulaChapterSchema = v.object({
  chapterId: idSchema,
  title: v.string(),
  formulas: v.array(formulaSchema),
})
export type FormulaChapter = v.InferOutput<typeof formulaChapterSchema>

export const formulaChapters = defineCall({
  id: 'library.formulas',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/formulas',
  summary: 'The formula handbook by chapter.',
  lists: { bounded: 'authored' },
  response: v.array(formulaChapterSchema),
  hideLoading: true,
  assumed: true,
})

const sectionSchema = v.object({
  title: v.string(),
  items: v.array(v.object({ pointId: idSchema, text: v.string() })),
})
export const syllabusSchema = v.object({
  syllabusId: idSchema,
  subject: idSchema,
  name: v.string(),
  year: countSchema,
  source: v.string(),
  sections: v.array(sectionSchema),
})
export type Syllabus = v.InferOutput<typeof syllabusSchema>

export const syllabuses = defineCall({
  id: 'library.syllabuses',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/syllabuses',
  summary: 'Subjects and years with a syllabus.',
  lists: { bounded: 'authored' },
  response: v.array(v.object({ subject: idSchema, name: v.string(), years: v.array(countSchema) })),
  hideLoading: true,
  assumed: true,
})

export const syllabus = defineCall({
  id: 'library.syllabus',
  allows: 'anyone',
  method: 'GET',
  path: '/library/v1/syllabuses/{syllabusId}',
  summary: 'A syllabus, named by subject and year as 101-2027.',
  params: v.object({ syllabusId: idSchema }),
  lists: 'single',
  response: syllabusSchema,
  hideLoading: true,
  assumed: true,
})

export const planSchema = v.object({
  planId: idSchema,
  title: v.string(),
  startMonth: countSchema,
  source: v.string(),
  months: v.array(
    v.object({
      month: countSchema,
      phase: v.string(),
      items: v.array(
        v.object({
          itemId: idSchema,
          subject: v.string(),
          title: v.string(),
          route: v.optional(v.string()),
        }),
      ),
    }),
  ),
})
export type StudyPlan = v.InferOutput<typeof planSchema>

export const studyPlan = defineCall({
  id: 'library.plan',
  allows: 'owner',
  method: 'GET',
  path: '/library/v1/users/{uid}/plan',
  summary: 'A monthly plan with the items that are done; the one for the current month unless one is named.',
  params: v.object({ uid: uidSchema }),
  query: v.object({ planId: v.optional(idSchema) }),
  lists: 'single',
  response: v.object({
    plans: v.array(v.object({ planId: idSchema, title: v.string() })),
    plan: planSchema,
    done: v.array(idSchema),
  }),
  hideLoading: true,
  assumed: true,
})

export const checkPlanItem = defineCall({
  id: 'library.checkPlanItem',
  allows: 'owner',
  method: 'PUT',
  path: '/library/v1/users/{uid}/plan-items/{itemId}',
  summary: 'Tick an item of a plan, or take the tick back.',
  params: v.object({ uid: uidSchema, itemId: idSchema }),
  body: v.object({ isDone: v.boolean() }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})
