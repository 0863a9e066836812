import { readConfig, readPlaces } from './readConfig'

const development = { NODE_ENV: 'development' }
const production = { NODE_ENV: 'production' }

test('development is on port 3000 of this machine alone', () => {
  expect(readConfig({ ...development, MINI_PROGRAM_ORDERS: '1' }).miniProgramOrders).toBe(true)
  expect(() => readConfig({ ...development, MINI_PROGRAM_ORDERS: 'yes' })).toThrow('MINI_PROGRAM_ORDERS')
  expect(readConfig(development)).toMatchObject({
    miniProgramOrders: false,
    port: 3000,
    host: '127.0.0.1',
    production: false,
    isOpenToLan: false,
    operatorKey: 'development',
    sms: null,
    merchant: null,
    publicUrl: '',
  })
})

test.each([undefined, '', 'Production', 'prod', 'test', 'DEVELOPMENT'])('NODE_ENV %s is refused', (value) => {
  expect(() => readConfig({ ...(value !== undefined && { NODE_ENV: value }) })).toThrow('NODE_ENV')
})

test('a captcha service has an address and a secret', () => {
  const [url, secret] = ['https://captcha.example.com/siteverify', 'secret']
  expect(readConfig(development).captcha).toBeNull()
  expect(readConfig({ ...development, CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: secret }).captcha).toEqual({
    url,
    secret,
  })
  expect(() => readConfig({ ...development, CAPTCHA_VERIFY_URL: url })).toThrow('CAPTCHA_SECRET')
  expect(() => readConfig({ ...development, CAPTCHA_SECRET: secret })).toThrow('CAPTCHA_VERIFY_URL')
})

test('a replica stands beside its primary', () => {
  const [primary, replica] = ['postgres://primary/yantu', 'postgres://replica/yantu']
  expect(() => readConfig({ ...development, READ_DATABASE_URL: replica })).toThrow('READ_DATABASE_URL')
  const both = { ...development, DATABASE_URL: primary, READ_DATABASE_URL: replica }
  expect(readConfig(both)).toMatchObject({ databaseUrl: primary, readDatabaseUrl: replica })
  expect(readConfig({ ...both, READ_DATABASE_URL: '' }).readDatabaseUrl).toBeUndefined()
})

test('what lies where is known without a mode', () => {
  expect(readPlaces({ DATA_DIR: '/data' }).dataDir).toBe('/data')
})

test.each(['0.0.0.0', '192.168.1.2', '::', 'example.com', '127.evil.com'])(
  'development does not listen on %s unless it is opened to the network, without its key',
  (HOST) => {
    expect(() => readConfig({ ...development, HOST })).toThrow('HOST')
    expect(readConfig({ ...development, HOST, ALLOW_LAN: '1' })).toMatchObject({
      isOpenToLan: true,
      operatorKey: '',
    })
  },
)

test.each([{ SMS_GATEWAY_URL: 'https://sms' }, { WECHAT_APPS: 'wx1:s1' }, { WECHAT_PAY_MCH_ID: 'm1' }])(
  'a real gateway (%j) does not run beside stand-ins',
  (gateway) => {
    expect(() => readConfig({ ...development, ...gateway })).toThrow('real gateway')
  },
)

test('production without a key has no operator', () => {
  expect(readConfig(production)).toMatchObject({ production: true, host: '0.0.0.0', operatorKey: '' })
})

test('a wrong value is named', () => {
  expect(() => readConfig({ ...development, PORT: 'many' })).toThrow('PORT')
  expect(() => readConfig({ ...development, PUBLIC_URL: 'https://a.cn/' })).toThrow('PUBLIC_URL')
  expect(() => readConfig({ ...production, TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY')
})

test('a key of operators that could be guessed is refused where others can reach it', () => {
  const short = { OPERATOR_KEY: 'guess-me' }
  expect(() => readConfig({ ...production, ...short })).toThrow('OPERATOR_KEY: must have 24 characters')
  expect(() => readConfig({ NODE_ENV: 'development', HOST: '0.0.0.0', ALLOW_LAN: '1', ...short })).toThrow(
    'OPERATOR_KEY',
  )
  expect(readConfig({ NODE_ENV: 'development', ...short }).operatorKey).toBe('guess-me')
  expect(readConfig({ ...production, OPERATOR_KEY: 'k'.repeat(24) }).operatorKey).toBe('k'.repeat(24))
})

test('lists and pairs are split; production allows only the origins it is told', () => {
  const config = readConfig({
    ...production,
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
    trustProxy: 1,
  })
})
