import { consentAddress } from './consentAddress'

const from = 'https://m.yantu.example/market/summer-gold/127?promotionId=1'
const trip = (returnTo: string) => new URL(consentAddress({ appid: 'wx1', returnTo, from, state: 's' }))

test.each([
  ['/pay?orderId=1&x=中', 'https://m.yantu.example/pay?orderId=1&x=%E4%B8%AD'],
  ['https://api.yantu.example/pay', 'https://api.yantu.example/pay'],
  ['', from],
])('a visitor who leaves for WeChat comes back to %j by a whole address (seed §5)', (returnTo, whole) => {
  expect(trip(returnTo).searchParams.get('redirect_uri')).toBe(whole)
})

test('WeChat is asked for the code of one user, with the state of this trip', () => {
  const { searchParams, hash, origin } = trip('/pay')
  expect([origin, hash]).toEqual(['https://open.weixin.qq.com', '#wechat_redirect'])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    appid: 'wx1',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 's',
  })
})
