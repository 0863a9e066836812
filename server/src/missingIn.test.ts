import { missingIn } from './missingIn'

const nothing = {
  sms: null,
  merchant: null,
  wechatApps: null,
  captcha: null,
  model: null,
  operatorKey: '',
  publicUrl: '',
}

it('names in one line what a start in production lacks', () => {
  const [line = '', ...more] = missingIn(nothing)
  expect(more).toEqual([])
  for (const word of ['SMS', 'payment', 'WeChat login']) expect(line).toContain(word)
})

it('is silent about what is set', () => {
  const [line] = missingIn({ ...nothing, sms: { url: 'https://sms.example', key: 'k' } })
  expect(line).not.toContain('SMS')
})
