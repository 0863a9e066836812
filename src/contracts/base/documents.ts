import * as v from 'valibot'
import { defineCall } from '../define'

/** A legal text: versioned, in numbered sections of plain paragraphs. */
export const documentSchema = v.object({
  name: v.string(),
  title: v.string(),
  version: v.string(),
  effectiveDate: v.string(),
  summary: v.optional(v.string()),
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
})
export type Document = v.InferOutput<typeof documentSchema>

/** The names of our documents: 用户协议, 隐私政策, 课程服务协议, 退款规则, 注销须知, 营业执照与资质. */
export const documentNames = [
  'user-agreement',
  'privacy-policy',
  'course-agreement',
  'refund-rules',
  'account-deletion',
  'license',
] as const
export type DocumentName = (typeof documentNames)[number]

export const document = defineCall({
  id: 'base.document',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/documents/{name}',
  summary: 'A legal text in its current version.',
  params: v.object({ name: v.picklist(documentNames) }),
  lists: 'single',
  response: documentSchema,
  assumed: true,
})

export const documentVersions = defineCall({
  id: 'base.documentVersions',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/documents',
  summary: 'Name, title and current version of every legal text.',
  lists: { bounded: 'authored' },
  response: v.array(
    v.object({ name: v.string(), title: v.string(), version: v.string(), effectiveDate: v.string() }),
  ),
  hideLoading: true,
  assumed: true,
})

/** Contents of /as-regards. */
export const aboutSchema = v.object({
  productName: v.string(),
  slogan: v.string(),
  companyName: v.string(),
  introduction: v.array(v.string()),
  milestones: v.array(v.object({ year: v.string(), text: v.string() })),
  contacts: v.array(v.object({ label: v.string(), value: v.string() })),
  recordNumber: v.string(),
})
export type About = v.InferOutput<typeof aboutSchema>

export const about = defineCall({
  id: 'base.about',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/about',
  summary: 'Who we are and how to reach us.',
  lists: 'single',
  response: aboutSchema,
  assumed: true,
})
