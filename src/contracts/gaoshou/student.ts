import * as v from 'valibot'
import { defineCall } from '../define'
import { titleSchema, personNameSchema } from '../freeTexts'
import { idSchema, timeSchema, uidParams, uidSchema } from '../scalars'

/** A learner's exam details: the form of /improve-info and the choice of /subject-set. */
export const studentFieldsSchema = v.object({
  name: v.optional(personNameSchema),
  school: v.optional(titleSchema(60)),
  major: v.optional(titleSchema(60)),
  grade: v.optional(titleSchema(20)),
  targetSchool: v.optional(titleSchema(60)),
  targetMajor: v.optional(titleSchema(60)),
  examYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2020), v.maxValue(2100))),
  subjectIds: v.optional(v.pipe(v.array(idSchema), v.maxLength(10))),
})
export type StudentFields = v.InferOutput<typeof studentFieldsSchema>

/** A learner's record; `complete` when name, school, target and exam year are there. */
export const studentSchema = v.object({
  uid: uidSchema,
  name: v.string(),
  avatar: v.string(),
  school: v.string(),
  major: v.string(),
  grade: v.string(),
  targetSchool: v.string(),
  targetMajor: v.string(),
  examYear: v.nullable(v.number()),
  subjectIds: v.array(v.string()),
  complete: v.boolean(),
  verified: v.boolean(),
  updatedAt: timeSchema,
})
export type Student = v.InferOutput<typeof studentSchema>

export const student = defineCall({
  id: 'gaoshou.student',
  allows: 'owner',
  method: 'GET',
  path: '/gaoshou/v1/student/{uid}',
  summary: 'The learner; with verify=1 an incomplete record answers x070076.',
  params: uidParams,
  query: v.object({ verify: v.optional(v.picklist(['0', '1', 'true', 'false'])) }),
  lists: 'single',
  response: studentSchema,
  hideLoading: true,
})

export const createStudent = defineCall({
  id: 'gaoshou.createStudent',
  allows: 'owner',
  method: 'POST',
  path: '/gaoshou/v1/student/{uid}',
  summary: 'Create the record of a learner; an existing one is completed.',
  params: uidParams,
  body: studentFieldsSchema,
  response: studentSchema,
})

export const updateStudent = defineCall({
  id: 'gaoshou.updateStudent',
  allows: 'owner',
  method: 'PUT',
  path: '/gaoshou/v1/student/{uid}',
  summary: 'Change the fields given; others stay.',
  params: uidParams,
  body: studentFieldsSchema,
  response: studentSchema,
})

/** Membership of a learner; `memberId` is empty for none. */
export const memberInfoSchema = v.object({
  isMember: v.boolean(),
  memberId: v.string(),
  memberName: v.string(),
  temporary: v.boolean(),
  expireTime: v.nullable(timeSchema),
})
export type MemberInfo = v.InferOutput<typeof memberInfoSchema>

export const memberInfo = defineCall({
  id: 'gaoshou.memberInfo',
  allows: 'owner',
  method: 'GET',
  path: '/gaoshou/v1/student-member/{uid}/member-info',
  summary: 'The membership of the learner.',
  params: uidParams,
  response: memberInfoSchema,
  hideLoading: true,
})

export const temporaryMember = defineCall({
  id: 'gaoshou.temporaryMember',
  allows: 'owner',
  method: 'POST',
  path: '/gaoshou/v1/student/{uid}/member/{memberId}/temporary',
  summary: 'Try a membership for three days, once per kind.',
  params: v.object({ uid: uidSchema, memberId: idSchema }),
  response: memberInfoSchema,
})
