import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'

/** Answers of WeChat, by call. */
const ANSWERS: Readonly<Record<string, object>> = {
  login: { code: 'c' },
  downloadFile: { statusCode: 200, tempFilePath: 'wxfile://t' },
  uploadFile: { statusCode: 200, data: '{}' },
  showActionSheet: { tapIndex: 0 },
  request: { statusCode: 200, data: '{}', header: {} },
  chooseMedia: { tempFiles: [] },
  chooseMessageFile: { tempFiles: [{ path: 'wxfile://a', size: 1 }] },
  getNetworkType: { networkType: 'wifi' },
  requestSubscribeMessage: { t1: 'accept' },
}
const VALUES: Readonly<Record<string, unknown>> = {
  canIUse: true,
  getStorageSync: '',
  getStorageInfoSync: { keys: [] },
  getLaunchOptionsSync: { path: 'a', query: {}, scene: 1 },
  getAppBaseInfo: {},
}

const folder = join(process.cwd(), 'src/platform')
const modules = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('index.weapp.ts'))
  .map(({ name }) => name)
const sourceOf = (name: string): string => readFileSync(join(folder, name, 'index.weapp.ts'), 'utf8')
/** Every call of WeChat in `platform/`. */
export const wxNames = [
  ...new Set(
    modules.flatMap((name) =>
      [...sourceOf(name).matchAll(/Taro\.(\w+)(?:<[^(]*>)?\(/g)].map(([, api]) => api ?? ''),
    ),
  ),
].sort()

/** A call of `wx` with the plain data of its arguments. */
export type WxCall = readonly [name: string, ...given: unknown[]]

/** A name, a question, and all calls that have to arrive for it. */
export type WxCase = readonly [name: string, ask: (all: unknown) => unknown, ...wanted: WxCall[]]

let told: WxCall[] = []

/** Plain data of an argument: Taro adds its listeners, which are functions. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field !== 'function'))
    : value

/** An object of WeChat that notes the calls of its methods and what is set on it. */
const noted = (name: string): object =>
  new Proxy(
    {},
    {
      // It is no promise.
      get: (target, key) =>
        key === 'then'
          ? undefined
          : (Reflect.get(target, key) ??
            ((...given: unknown[]) => {
              const data = given.filter((one) => typeof one !== 'function')
              if (data.length > 0) told.push([`${name}.${String(key)}`, ...data])
              return noted(name)
            })),
      set: (target, key, value) => {
        if (typeof value !== 'function') told.push([`${name}.${String(key)}=`, value])
        return Reflect.set(target, key, value)
      },
    },
  )

const MAKERS = /^(?:create|get(?:BackgroundAudio|FileSystem|Update)Manager)/

const wxCall = (name: string) =>
  function call(...given: unknown[]): unknown {
    told.push([name, ...given.filter((one) => typeof one !== 'function').map(plain)])
    const [options] = given
    const answer = { ...ANSWERS[name], errMsg: `${name}:ok` }
    const { success, complete } = Object(options) as Record<string, ((found: object) => void) | undefined>
    // WeChat answers after its call has returned.
    setTimeout(() => [success, complete].forEach((listener) => listener?.(answer)), 0)
    if (name in VALUES) return VALUES[name]
    if (MAKERS.test(name)) return noted(name)
    return Object.assign(Promise.resolve(answer), {
      abort: () => undefined,
      onChunkReceived: () => undefined,
    })
  }

const packageFile = (name: string): string =>
  readFileSync(join(process.cwd(), 'node_modules/@tarojs', name), 'utf8')

/** Taro's chain of interceptors, without any. */
class PlainLink {
  constructor(private readonly send: (chain: { requestParams: object }) => unknown) {}

  request(requestParams: object): unknown {
    return this.send({ requestParams })
  }

  addInterceptor(): void {}
  cleanInterceptors(): void {}
}

/** Taro as the build for WeChat makes it: its plugin's own list of calls and renamings. */
const taroOver = (wx: Record<string, unknown>): Record<string, unknown> => {
  // Evaluated here: packages load outside of the test's realm, which has no pages.
  const shared: Record<string, unknown> = {}
  const pages = { getApp: () => ({}), getCurrentPages: () => [] }
  compileFunction(packageFile('shared/dist/index.cjs.js'), ['exports', ...Object.keys(pages)])(
    shared,
    ...Object.values(pages),
  )
  const source = packageFile('plugin-platform-weapp/dist/runtime-utils.js')
    .replace(/^import .*$/gm, '')
    .replace(/^export \{[^}]*\};?$/m, 'return initNativeApi')
  const { processApis, toCamelCase } = shared
  const init = compileFunction(source, ['processApis', 'toCamelCase', 'wx'])(
    processApis,
    toCamelCase,
    wx,
  ) as (taro: object) => void
  const taro: Record<string, unknown> = { Link: PlainLink, options: {}, eventCenter: {}, Current: {} }
  init(taro)
  return {
    ...taro,
    getCurrentPages: () => [{ route: 'pages/a', options: { x: '1' } }],
    env: { USER_DATA_PATH: 'wxfile://usr' },
  }
}

type Module = Record<string, Record<string, (...given: unknown[]) => unknown>>

/** The modules of a fresh start, by name. */
const start = (): Record<string, Module> => {
  const wx = Object.fromEntries(wxNames.map((name) => [name, wxCall(name)]))
  const found: Record<string, Module> = {}
  jest.isolateModules(() => {
    jest.doMock('@tarojs/runtime', () => ({ __esModule: true }))
    jest.doMock('@tarojs/taro', () => ({ __esModule: true, default: taroOver(wx) }))
    for (const name of modules) found[name] = jest.requireActual(join(folder, name, 'index.weapp')) as Module
  })
  return found
}

const member = (value: unknown, name: string): unknown => {
  const found: unknown = Reflect.get(Object(value), name)
  return typeof found === 'function' ? (found.bind(value) as unknown) : found
}

/** Calls a function of a module of `platform/` by its path, as share.share.offer, and ends the subscription that it may answer. */
export const askPlatform =
  (path: string, ...given: unknown[]) =>
  (all: unknown): unknown => {
    const answer = (path.split('.').reduce(member, all) as (...given: unknown[]) => unknown)(...given)
    return typeof answer === 'function' ? (answer as () => unknown)() : answer
  }

/** The calls that arrive at `wx` when a fresh start of the mini-program is asked something. */
export const arriving = async (ask: (all: unknown) => unknown): Promise<readonly WxCall[]> => {
  const all = start()
  // Drop the calls that modules make when they load.
  told = []
  void ask(all)
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done, 0))
  return told
}
