/** The rules of the lead dialog (seed §5); the words differ from those of the login form. */
export {
  personNameError as leadNameError,
  PERSON_NAME_MAX as LEAD_NAME_MAX,
} from '@/lib/text/personNameError'

/** What is wrong with a school in vacation-training mode, or nothing. */
export const leadSchoolError = (school: string): string | undefined =>
  school.trim() === '' ? '院校不能为空' : undefined

/** What is wrong with a lead's phone, or nothing. */
export const leadPhoneError = (phone: string): string | undefined => {
  if (phone === '') return '手机号码不能为空'
  return /^1\d{10}$/.test(phone) ? undefined : '请输入正确的手机号'
}

export const leadCodeError = (code: string): string | undefined => {
  if (code === '') return '验证码不能为空'
  return code.length === 6 ? undefined : '请输入验证码'
}

export const leadPasswordError = (password: string): string | undefined => {
  if (password === '') return '密码不能为空'
  return password.length < 6 || password.length > 20 ? '密码输入有误' : undefined
}
