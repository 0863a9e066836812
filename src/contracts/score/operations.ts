import * as v from 'valibot'
import { defineCall } from '../define'
import { freeText, lineSchema, titleSchema } from '../freeTexts'
import { countSchema, doneSchema, timeSchema } from '../scalars'
import { unitSchema } from './totals'

/** Ids of papers that operators add; papers of the content have others. */
export const operatorsPaperId = /^exam-[a-z0-9][a-z0-9-]{1,40}$/

const MOST_LETTERS = 60_000
const paperParams = v.object({
  id: v.pipe(v.string(), v.regex(operatorsPaperId, '试卷编号要以 exam- 开头，只用小写字母、数字和短横线')),
})
const named = (max: number) => v.pipe(titleSchema(max), v.minLength(1, '不能为空'))

export const addScorePaper = defineCall({
  id: 'score.addPaper',
  allows: 'operator',
  method: 'PUT',
  path: '/score/v1/papers/{id}',
  summary:
    'Add a paper, or its next version, by typed lines or a CSV table; offered at once. Sheets are scored again within minutes. `isCheck` keeps nothing.',
  params: paperParams,
  body: v.object({
    unit: unitSchema,
    unitName: named(30),
    title: named(60),
    source: named(60),
    note: lineSchema(100),
    table: v.pipe(freeText(MOST_LETTERS, '试卷太长'), v.minLength(1, '没有读到题目')),
    isCheck: v.optional(v.boolean(), false),
  }),
  /** `version` is null after a check. */
  response: v.object({ version: v.nullable(countSchema), questions: countSchema, full: countSchema }),
  assumed: true,
})

export const offerScorePaper = defineCall({
  id: 'score.offerPaper',
  allows: 'operator',
  method: 'PUT',
  path: '/score/v1/papers/{id}/offer',
  summary: 'Show a paper of operators in the list, or take it out; sheets stay.',
  params: paperParams,
  body: v.object({ isOffered: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

export const scorePaperVersions = defineCall({
  id: 'score.paperVersions',
  allows: 'operator',
  method: 'GET',
  path: '/score/v1/papers/{id}/versions',
  summary: 'The versions of a paper and of its corrected keys, the newest first; at most a hundred of each.',
  params: paperParams,
  lists: { bounded: 'the newest hundred of a paper and of its key' },
  response: v.array(
    v.object({
      kind: v.picklist(['paper', 'key']),
      version: countSchema,
      note: v.string(),
      changedAt: timeSchema,
    }),
  ),
  assumed: true,
})
