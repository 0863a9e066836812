import { createStores, type AppStores } from '@/app/createStores'
import { fakeFacts, type DeviceFacts } from '@/platform/device'
import { fakeLogin } from '@/platform/login'
import { visits } from '@/platform/navigation'
import type { KeyValueStore, Storage } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { ownerOfKey } from '@/stores/account/deviceKeys'
import { flat, ok, scriptNetwork, type Answer, type ScriptedNetwork } from './scriptedNetwork'

/** A phone's browser at the root of the app. */
export const browserFacts: DeviceFacts = {
  target: 'h5',
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36',
  hostname: 'm.example',
  inMiniProgramWebView: false,
  fontScale: 1,
  textSizes: [1, 1.2, 1.4],
  launch: { path: '/', query: {}, scene: 0 },
}

/** User agents of the containers, as short as the marks allow. */
export const containers = {
  browser: {},
  wechat: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.50' },
  'mini-program': {
    target: 'weapp',
    userAgent: 'MicroMessenger miniProgram',
    hostname: '',
    textSizes: [],
  },
  'mini-web-view': { userAgent: 'Mozilla/5.0 MicroMessenger/8.0.50 miniProgram', inMiniProgramWebView: true },
  flutter: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile shenlong-flutter/4.8.5' },
  gaoshou: { userAgent: 'Mozilla/5.0 (iPhone) Mobile gaoshou/3.2' },
  dingtalk: { userAgent: 'Mozilla/5.0 (iPhone) Mobile DingTalk/7.0' },
  pc: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36' },
} satisfies Record<string, Partial<DeviceFacts>>

export const UID = '10001'
export const PHONE = '13812345678'

/** A login response of seed §3. */
export const tokenAnswer = (more: object = {}) =>
  flat({ access_token: 'token-1', expires_in: 3600, uid: UID, register_time: 0, ...more })

/** The backend's answers about the user. */
export const accountAnswers: Record<string, Answer> = {
  [`GET /auth/v1/account/${UID}`]: ok({
    uid: UID,
    name: '张三',
    avatar: '/a.svg',
    loginName: PHONE,
    phone: PHONE,
    isBind: 1,
    hasPassword: true,
    inviteCode: 'INV1',
    registerTime: 1,
  }),
  [`GET /auth/v1/users/${UID}/profile`]: ok({ avatar: '/a.svg', name: '张三' }),
}

interface FakeOptions {
  readonly in?: keyof typeof containers
  readonly path?: string
  readonly query?: Record<string, string>
  readonly facts?: Partial<DeviceFacts>
  readonly storage?: Storage
  readonly answers?: Record<string, Answer>
  readonly loggedIn?: boolean
}

/** Real stores over the memory platform. */
export interface FakeWorld {
  readonly stores: AppStores
  readonly storage: Storage
  readonly network: ScriptedNetwork
  readonly facts: DeviceFacts
  /** Navigation requests in order. */
  readonly visits: readonly string[]
  /** Links that went to the native app or to WeChat. */
  readonly handedTo: readonly string[]
}

/** Refuses a key without an owner: every value on the device belongs to somebody (stores/account/deviceKeys). */
const listedStore = (): KeyValueStore => {
  const store = memoryStore()
  return {
    ...store,
    set: (key, value) => {
      if (!ownerOfKey(key)) throw new Error(`The key ${key} has no line in stores/account/deviceKeys`)
      return store.set(key, value)
    },
  }
}

const memoryStorage = (): Storage => ({ local: listedStore(), session: listedStore() })

/** Builds the app's own stores with a scripted network, as a visit in a container begins. */
export const fakeStores = (options: FakeOptions = {}): FakeWorld => {
  const { path = '/', query = {}, storage = memoryStorage(), answers = {}, loggedIn = false } = options
  const facts: DeviceFacts = {
    ...browserFacts,
    ...containers[options.in ?? 'browser'],
    launch: { path, query, scene: 0 },
    ...options.facts,
  }
  fakeFacts.current = facts
  visits.list = []
  fakeLogin.code = undefined
  fakeLogin.handedTo = []
  const network = scriptNetwork({ ...accountAnswers, ...answers })
  const stores = createStores(facts, storage)
  if (loggedIn) logIn(stores)
  return { stores, storage, network, facts, visits: visits.list, handedTo: fakeLogin.handedTo }
}

/** Puts a session in place, as after a login: it has no comparison of consents to wait for. */
export const logIn = (stores: AppStores): void => {
  stores.consents.forget()
  stores.session.begin(
    { access_token: 'token-1', expires_in: 3600, uid: UID, register_time: 0 },
    { phone: PHONE, loginName: PHONE },
  )
}

/** Lets everything that is under way come to its end. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}

/** Moves the fake clock on until the work is done, back-offs and timers included. */
export const through = async <T>(work: Promise<T>): Promise<T> => {
  let isDone = false
  const watched = work.finally(() => {
    isDone = true
  })
  watched.catch(() => undefined)
  for (let turn = 0; turn < 100 && !isDone; turn++) await jest.advanceTimersByTimeAsync(100)
  return watched
}
