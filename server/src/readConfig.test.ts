import { readConfig } from './readConfig'

test('an empty environment is a development server on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    production: false,
    sms: null,
    merchant: null,
    publicUrl: '',
  })
})

test('a wrong value is named', () => {
  expect(() => readConfig({ PORT: 'many' })).toThrow('PORT')
  expect(() => readConfig({ PUBLIC_URL: 'https://a.cn/' })).toThrow('PUBLIC_URL')
})

test('lists and pairs are split; production allows only the origins it is told', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    CORS_ORIGINS: 'https://a.cn, https://b.cn',
    WECHAT_APPS: 'wx1:s1,wx2:s2',
    SMS_GATEWAY_URL: 'https://sms',
    SMS_GATEWAY_KEY: 'k',
    TRUST_PROXY: '1',
  })
  expect(config).toMatchObject({
    production: true,
    allowedOrigins: ['https://a.cn', 'https://b.cn'],
    wechatApps: { wx1: 's1', wx2: 's2' },
    sms: { url: 'https://sms', key: 'k' },
    trustProxy: true,
  })
})
