import { isPlainText } from './isPlainText'

const FORBIDDEN = /[*^!?$@#%&<>/]/

/** Seed §9: the longest name. */
export const PERSON_NAME_MAX = 20

/** What is wrong with a person's name (seed §5, lead dialog: required, at most 20, without the listed signs and those that nobody sees), or nothing. */
export const personNameError = (name: string): string | undefined => {
  const trimmed = name.trim()
  if (trimmed === '') return '姓名不能为空'
  const isFit = !FORBIDDEN.test(trimmed) && trimmed.length <= PERSON_NAME_MAX && isPlainText(trimmed)
  return isFit ? undefined : '姓名输入有误'
}
