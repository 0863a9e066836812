/** @jest-environment jsdom */
import { login } from './index.h5'

// jsdom goes nowhere and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))

const comeBack = (query: string) => window.history.replaceState(null, '', `/page${query}`)

test('a code is taken only with the state of this device, and once', () => {
  comeBack('?code=theirs&state=yantu')
  expect(login.takeOAuthCode()).toBeUndefined()
  expect(window.location.search).toBe('')

  login.startWechatOAuth('wx', 'https://a.cn/')
  const state = window.localStorage.getItem('wechat-state') ?? ''
  expect(state).toMatch(/^[0-9a-f]{32}$/)
  comeBack(`?code=ours&state=${state}&id=1`)
  expect(login.takeOAuthCode()).toBe('ours')
  expect(window.location.search).toBe('?id=1')
  comeBack(`?code=again&state=${state}`)
  expect(login.takeOAuthCode()).toBeUndefined()
})

test('a wrong state uses up the right one', () => {
  login.startWechatOAuth('wx', 'https://a.cn/')
  const state = window.localStorage.getItem('wechat-state') ?? ''
  comeBack('?code=theirs&state=guess')
  expect(login.takeOAuthCode()).toBeUndefined()
  comeBack(`?code=ours&state=${state}`)
  expect(login.takeOAuthCode()).toBeUndefined()
})
