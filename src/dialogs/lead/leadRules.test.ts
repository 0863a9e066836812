import {
  LEAD_NAME_MAX,
  leadCodeError,
  leadNameError,
  leadPasswordError,
  leadPhoneError,
  leadSchoolError,
} from './leadRules'

describe('the name of a lead (seed §5)', () => {
  it.each(['', ' ', '\u3000'])('%j gives 姓名不能为空', (name) =>
    expect(leadNameError(name)).toBe('姓名不能为空'),
  )

  it.each([...'*^!?$@#%&<>/'])('with the sign %s it is 姓名输入有误', (sign) => {
    for (const name of [sign, `张${sign}三`, `张三${sign}`]) expect(leadNameError(name)).toBe('姓名输入有误')
  })

  it('is at most 20 characters', () => {
    expect(LEAD_NAME_MAX).toBe(20)
    expect(leadNameError('张'.repeat(20))).toBeUndefined()
    expect(leadNameError('张'.repeat(21))).toBe('姓名输入有误')
  })

  it.each(['张三', '阿卜杜拉·买买提', 'Anna-Marie O’Neil', '张三（小）'])('%s is a name', (name) => {
    expect(leadNameError(name)).toBeUndefined()
  })
})

describe('the other fields of a lead (seed §5)', () => {
  it.each([
    [leadSchoolError, '', '院校不能为空'],
    [leadSchoolError, '  ', '院校不能为空'],
    [leadSchoolError, '武汉大学', undefined],
    [leadPhoneError, '', '手机号码不能为空'],
    [leadPhoneError, '1381234567', '请输入正确的手机号'],
    [leadPhoneError, '13812345678', undefined],
    [leadCodeError, '', '验证码不能为空'],
    [leadCodeError, '12345', '请输入验证码'],
    [leadCodeError, '123456', undefined],
    [leadPasswordError, '', '密码不能为空'],
    [leadPasswordError, '12345', '密码输入有误'],
    [leadPasswordError, '1'.repeat(21), '密码输入有误'],
    [leadPasswordError, '1'.repeat(20), undefined],
  ])('%p of %j is %j', (rule, value, error) => expect(rule(value)).toBe(error))
})
