import type { Student } from '@/contracts/gaoshou/student'

/** Profile fields in the order of the form. */
const FIELDS: readonly (readonly [keyof Student, string])[] = [
  ['name', '姓名'],
  ['school', '本科院校'],
  ['major', '本科专业'],
  ['targetSchool', '目标院校'],
  ['targetMajor', '目标专业'],
  ['examYear', '考试年份'],
]

/** Which fields of a profile are there. */
export const profileFields = (student: Student): readonly { text: string; isThere: boolean }[] =>
  FIELDS.map(([field, text]) => ({ text, isThere: Boolean(student[field]) }))
