import * as v from 'valibot'
import { cleanLine } from '@/lib/text/cleanLine'
import { cleanText } from '@/lib/text/cleanText'
import { isPlainText } from '@/lib/text/isPlainText'

/** Free text of several lines, cleaned before it is measured. Space at the ends stays. */
export const freeText = (max: number, message?: string) =>
  v.pipe(v.string(), v.transform(cleanText), v.maxLength(max, message))

/** Free text of one line, cleaned before it is measured. Space at the ends stays. */
export const freeLine = (max: number, message?: string) =>
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, message))

/** Free text of one line that a person typed. */
export const lineSchema = (max: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.trim(), v.maxLength(max))

/** Rejects invisible characters in a text that other users read as a name or a title. */
const plainText = v.check(isPlainText, '含有看不见的字符，请重新输入')

/** A line that names something: a title, a school, a place. */
export const titleSchema = (max: number, message?: string) =>
  v.pipe(v.string(), v.transform(cleanLine), v.trim(), v.maxLength(max, message), plainText)

/** Seed §5: a person's name is required, at most 20 characters, without the listed signs. */
export const personNameSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.trim(),
  v.minLength(1, '姓名不能为空'),
  v.maxLength(20, '姓名输入有误'),
  v.regex(/^[^*^!?$@#%&<>/]+$/, '姓名输入有误'),
  plainText,
)
