/** Place of the login form: the seed gives the dialog and the panel different limits and words (§5, §9). */
export type LoginPlace = 'dialog' | 'panel'

interface PlaceLimits {
  readonly passwordMax: number
  readonly phoneWrong: string
}

export const PHONE_LENGTH = 11
export const CODE_LENGTH = 6
const PASSWORD_MIN = 6
export const SMS_COUNTDOWN_SECONDS = 60

export const placeLimits: Readonly<Record<LoginPlace, PlaceLimits>> = {
  dialog: { passwordMax: 20, phoneWrong: '请输入正确的手机号' },
  panel: { passwordMax: 15, phoneWrong: '请输入正确的账号' },
}

/** Validates a phone number; undefined when it is valid. */
export const phoneError = (phone: string, place: LoginPlace): string | undefined => {
  if (phone === '') return '账号不能为空'
  return /^1\d{10}$/.test(phone) ? undefined : placeLimits[place].phoneWrong
}

/** Validates an SMS code; undefined when it is valid. */
export const codeError = (code: string): string | undefined => {
  if (code === '') return '验证码不能为空'
  return code.length === CODE_LENGTH ? undefined : '请输入验证码'
}

/** Validates a password; undefined when it is valid. */
export const passwordError = (password: string, place: LoginPlace): string | undefined => {
  if (password === '') return '请输入密码'
  const { passwordMax } = placeLimits[place]
  return password.length < PASSWORD_MIN || password.length > passwordMax ? '密码输入有误' : undefined
}

/** The message while the agreement is not ticked. */
export const agreementError = (agreed: boolean): string | undefined =>
  agreed ? undefined : '请先阅读并同意用户协议与隐私政策'

/** Validates a name where one is required. */
export const nameError = (name: string): string | undefined => (name.trim() === '' ? '请输入姓名' : undefined)
