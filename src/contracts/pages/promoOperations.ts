import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, doneSchema, timeSchema } from '../scalars'

/** Operator calls on promo pages at run time. Each carries the header `x-operator-key`. */
const nameParams = v.object({ name: v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,64}$/)) })
const versionSchema = v.pipe(countSchema, v.minValue(1))

const problemSchema = v.object({ path: v.string(), reason: v.string() })

export const draftPromo = defineCall({
  id: 'pages.draftPromo',
  allows: 'operator',
  method: 'POST',
  path: '/base/v1/promo-operations/{name}/versions',
  summary:
    'Keep a new version that nobody sees yet: the row of the catalogue (absent for a JSON that the app names) and the page JSON. With problems nothing is kept.',
  params: nameParams,
  body: v.object({ page: v.optional(v.unknown()), content: v.unknown() }),
  response: v.object({
    version: v.nullable(versionSchema),
    /** Signed value for `?preview=`, good for seven days. */
    preview: v.string(),
    problems: v.array(problemSchema),
  }),
  hideLoading: true,
  assumed: true,
})

export const publishPromo = defineCall({
  id: 'pages.publishPromo',
  allows: 'operator',
  method: 'POST',
  path: '/base/v1/promo-operations/{name}/publication',
  summary: 'Show a version from a moment on (now without one), until another if given.',
  params: nameParams,
  body: v.object({
    version: versionSchema,
    from: v.optional(timeSchema),
    to: v.optional(timeSchema),
  }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const cancelPromo = defineCall({
  id: 'pages.cancelPromo',
  allows: 'operator',
  method: 'POST',
  path: '/base/v1/promo-operations/{name}/cancellation',
  summary: 'Take back a version that is scheduled and does not show yet; it is a draft again.',
  params: nameParams,
  body: v.object({ version: versionSchema }),
  response: doneSchema,
  hideLoading: true,
  assumed: true,
})

export const rollBackPromo = defineCall({
  id: 'pages.rollBackPromo',
  allows: 'operator',
  method: 'POST',
  path: '/base/v1/promo-operations/{name}/rollback',
  summary:
    'Take the version back that shows now; the one before it shows again, at last the file of content/.',
  params: nameParams,
  response: v.object({ withdrawn: v.nullable(versionSchema) }),
  hideLoading: true,
  assumed: true,
})

const shownVersionSchema = v.object({
  name: v.string(),
  version: versionSchema,
  state: v.picklist(['scheduled', 'live', 'shadowed']),
  publishesAt: timeSchema,
  endsAt: v.nullable(timeSchema),
})

export const shownPromos = defineCall({
  id: 'pages.shownPromos',
  allows: 'operator',
  method: 'GET',
  path: '/base/v1/promo-operations',
  summary:
    'The versions of all pages that show, will show, or come back when a later one ends: the last published first, at most two hundred.',
  lists: { bounded: 'two hundred' },
  response: v.array(shownVersionSchema),
  hideLoading: true,
  assumed: true,
})

export const promoVersionsOf = defineCall({
  id: 'pages.promoVersions',
  allows: 'operator',
  method: 'GET',
  path: '/base/v1/promo-operations/{name}/versions',
  summary: 'The newest fifty versions of a page, newest first.',
  params: nameParams,
  lists: { bounded: 'the newest fifty' },
  response: v.array(
    v.object({
      version: versionSchema,
      state: v.picklist(['draft', 'scheduled', 'live', 'shadowed', 'ended', 'withdrawn']),
      createdAt: timeSchema,
      publishesAt: v.nullable(timeSchema),
      endsAt: v.nullable(timeSchema),
    }),
  ),
  hideLoading: true,
  assumed: true,
})
