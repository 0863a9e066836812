import type { HostContext } from './HostContext'
import { callHook } from './router/callHook'
import { formatQuery, parseQuery } from './router/parseQuery'

const SCENE_FROM_LIST = 1001
const SCENE_FROM_CODE = 1011
const SCENE_SINGLE_PAGE = 1154

const describe = (reason: unknown): string =>
  reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)

/** Errors that reach the window are errors of the mini-program. */
const listenToWindow = ({ recorder, modules, signals }: HostContext): void => {
  window.addEventListener('error', ({ error, message }) => {
    recorder.error(error ?? message)
    callHook(modules.app, 'onError', recorder, describe(error ?? message))
    signals.emit('onError', describe(error ?? message))
  })
  window.addEventListener('unhandledrejection', ({ reason, promise }) => {
    recorder.error(reason, 'unhandled rejection')
    callHook(modules.app, 'onUnhandledRejection', recorder, { reason, promise })
    signals.emit('onUnhandledRejection', { reason, promise })
  })
}

/** Starts the mini-program on the page that the address's hash names: `#/pages/x/index?a=1`. */
export const launch = async (host: HostContext): Promise<void> => {
  const { meta, config, device, modules, pages, recorder } = host
  const [path = '', query = ''] = location.hash.slice(1).replace(/^\//, '').split('?')
  const entry = decodeURIComponent(path) || meta.entryPagePath
  const scene = config.scene ?? (path ? SCENE_FROM_CODE : SCENE_FROM_LIST)
  device.launchOptions = {
    ...device.launchOptions,
    path: entry,
    query: parseQuery(query),
    scene,
    mode: scene === SCENE_SINGLE_PAGE ? 'singlePage' : 'default',
  }
  await modules.loadPackage('')
  modules.requireFile('app.js')
  if (!modules.app) throw new Error('app.js did not call App()')
  // The main package's pages run at start unless app.json asks for lazy loading.
  if (!config.lazy) for (const page of meta.pages) if (page.pkg === '') modules.define(page.path)
  listenToWindow(host)
  callHook(modules.app, 'onLaunch', recorder, device.launchOptions)
  callHook(modules.app, 'onShow', recorder, device.launchOptions)
  const known = meta.pages.some((page) => page.path === entry)
  if (!known) {
    const missing = { path: entry, query: device.launchOptions.query, isEntryPage: true }
    callHook(modules.app, 'onPageNotFound', recorder, missing)
    host.signals.emit('onPageNotFound', missing)
    recorder.violation(`launch path not found: ${entry}`)
  }
  const url = known ? `/${entry}${formatQuery(device.launchOptions.query)}` : `/${meta.entryPagePath}`
  await pages.move('reLaunch', { url })
}
