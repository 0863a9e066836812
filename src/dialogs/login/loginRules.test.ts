import { codeError, nameError, passwordError, phoneError, placeLimits } from './loginRules'

describe('the phone of the login form (seed §5)', () => {
  const wrong = [
    '1',
    '1381234567',
    '138123456789',
    '23812345678',
    '1381234567x',
    ' 13812345678',
    '+8613812345',
    '１３８１２３４５６７８',
  ]

  it.each(wrong)('%j is 请输入正确的手机号 in the dialog', (phone) => {
    expect(phoneError(phone, 'dialog')).toBe('请输入正确的手机号')
  })
  it.each(wrong)('%j is 请输入正确的账号 in the panel', (phone) => {
    expect(phoneError(phone, 'panel')).toBe('请输入正确的账号')
  })
  it.each(['dialog', 'panel'] as const)('empty it gives 账号不能为空 (%s)', (place) => {
    expect(phoneError('', place)).toBe('账号不能为空')
  })
  it.each(['10000000000', '13812345678', '19999999999'])('%s is 1 followed by ten digits', (phone) => {
    expect([phoneError(phone, 'dialog'), phoneError(phone, 'panel')]).toEqual([undefined, undefined])
  })
})

describe('the SMS code (seed §5: 6 characters)', () => {
  it.each([
    ['', '验证码不能为空'],
    ['1', '请输入验证码'],
    ['12345', '请输入验证码'],
    ['1234567', '请输入验证码'],
    ['123456', undefined],
    ['12ab56', undefined],
  ])('%j gives %j', (code, error) => expect(codeError(code)).toBe(error))
})

describe('the password (seed §5, §9)', () => {
  it.each([
    ['dialog', '', '请输入密码'],
    ['dialog', '12345', '密码输入有误'],
    ['dialog', '123456', undefined],
    ['dialog', '1'.repeat(16), undefined],
    ['dialog', '1'.repeat(20), undefined],
    ['dialog', '1'.repeat(21), '密码输入有误'],
    ['panel', '', '请输入密码'],
    ['panel', '12345', '密码输入有误'],
    ['panel', '123456', undefined],
    ['panel', '1'.repeat(15), undefined],
    ['panel', '1'.repeat(16), '密码输入有误'],
  ] as const)('in the %s %j gives %j', (place, password, error) => {
    expect(passwordError(password, place)).toBe(error)
  })

  it('is at most 20 characters in the dialog and 15 in the panel', () => {
    expect([placeLimits.dialog.passwordMax, placeLimits.panel.passwordMax]).toEqual([20, 15])
  })
})

describe('the name of the login form (seed §5: required when shown)', () => {
  it.each([
    ['', '请输入姓名'],
    ['  ', '请输入姓名'],
    ['张三', undefined],
  ])('%j gives %j', (name, error) => expect(nameError(name)).toBe(error))
})
