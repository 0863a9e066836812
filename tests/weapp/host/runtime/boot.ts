import { isRecord } from '../shared/isRecord'
import type { HostHandle } from '../shared/HostHandle'
import type { PackMeta } from '../shared/PackMeta'
import { Chrome } from './chrome/Chrome'
import { HOST_CSS } from './chrome/hostCss'
import { defineBuiltIns } from './components/defineBuiltIns'
import { Device } from './Device'
import { adapter, type Templates } from './engine/adapter'
import { HostBackend } from './engine/HostBackend'
import { patchSetData } from './engine/patchSetData'
import { patchStyles } from './engine/patchStyles'
import { TouchLayer } from './events/TouchLayer'
import { stopGhostClicks } from './events/stopGhostClicks'
import { callHook } from './router/callHook'
import { Files } from './Files'
import { hostHandle } from './hostHandle'
import type { HostContext } from './HostContext'
import { launch } from './launch'
import { loadScript } from './modules/loadScript'
import { ModuleLoader } from './modules/ModuleLoader'
import { PrivacyGate } from './PrivacyGate'
import { Recorder } from './Recorder'
import { PageStack } from './router/PageStack'
import { Signals } from './Signals'
import { makeWx } from './wx/makeWx'
import { openTypes } from './wx/openTypes'
import { ShareMenu } from './wx/ShareMenu'

declare global {
  interface Window {
    __weappTemplates?: (wrapEvent: unknown, noTemplate: (name: unknown) => void) => Templates
  }
}

const loadMeta = async (): Promise<PackMeta> => {
  const response = await fetch('/pack.json')
  const meta: PackMeta = await response.json()
  return { ...meta, config: { ...meta.config, ...window.__weappConfig } }
}

const listenToEngine = (recorder: Recorder): void => {
  adapter.glassEasel.addGlobalWarningListener((message) => {
    recorder.warning(message)
    return false
  })
  adapter.glassEasel.addGlobalErrorListener((error, where) => {
    recorder.error(error, String(where ?? ''))
    return false
  })
}

const loadTemplates = async (touch: TouchLayer, recorder: Recorder): Promise<Templates> => {
  await loadScript('/templates.js')
  const generate = window.__weappTemplates
  if (!generate) throw new Error('no templates')
  return generate(touch.callHandler, (name) => {
    if (name) recorder.violation(`Template \`${String(name)}\` not found.`)
  })
}

/** Builds the host round one mini-program. */
const assemble = async (
  recorder: Recorder,
  root: Element,
): Promise<{ host: HostContext; handle: HostHandle }> => {
  const meta = await loadMeta()
  const { config } = meta
  const signals = new Signals()
  const device = new Device(config)
  const files = new Files(device)
  const chrome = new Chrome(root, meta, device)
  const privacy = new PrivacyGate(config, meta.usePrivacyCheck, signals)
  patchStyles((text) => device.mapOrigins(text))
  patchSetData(recorder)
  listenToEngine(recorder)

  const environment = new adapter.MiniProgramEnv()
  const backend = environment.associateBackend(new HostBackend())
  const space = environment.createCodeSpace('', true)
  const modules: ModuleLoader = new ModuleLoader(meta, space, recorder, () => pages.callers)
  const pages: PageStack = new PageStack(meta, modules, chrome, recorder, (path) =>
    backend.createRoot('page', space, `/${path}`),
  )

  const touch = new TouchLayer()
  const templates = await loadTemplates(touch, recorder)
  const host: HostContext = {
    meta,
    config,
    recorder,
    chrome,
    device,
    files,
    signals,
    privacy,
    modules,
    pages,
  }
  const share = new ShareMenu(host)
  const wx = makeWx(host)
  modules.useWx(wx)
  const forComponents = { ...host, openTypes: openTypes(host, share, wx) }
  defineBuiltIns(forComponents, environment.getGlobalCodeSpace(), space, templates)
  for (const [path, config] of Object.entries(meta.components)) {
    space.addComponentStaticConfig(path, seenByPage(config))
    if (templates[path]) space.addCompiledTemplate(path, { groupList: templates, content: templates[path] })
  }
  touch.install()
  stopGhostClicks()
  chrome.navigationBar.onBack = () => void pages.move('navigateBack', {}).catch(() => undefined)
  chrome.navigationBar.onMenu = () => void share.toFriend('menu')
  chrome.tabBar.onTab = (path) => void pages.move('switchTab', { url: `/${path}` })
  window.addEventListener('resize', () => chrome.measure())
  device.onTheme((theme) => {
    pages.refreshBars()
    callHook(modules.app, 'onThemeChange', recorder, { theme })
    signals.emit('onThemeChange', { theme })
  })
  return { host, handle: hostHandle(host, share, wx) }
}

/**
 * A component that takes the page's styles (`apply-shared`) and has none of its own, as Taro's nesting component, is the
 * same as one that shares them; the framework would give it a scope of its own, into which no rule of the page reaches.
 */
const seenByPage = (config: unknown): unknown => {
  const given: Record<string, unknown> = { ...Object(config) }
  return given['styleIsolation'] === 'apply-shared' ? { ...given, styleIsolation: 'shared' } : config
}

const boot = async (): Promise<void> => {
  const start = performance.now()
  const style = document.createElement('style')
  style.textContent = HOST_CSS
  document.head.append(style)
  const recorder = new Recorder()
  const root = document.getElementById('__weapp-host')
  if (!root) throw new Error('the shell has no place for the host')
  const { host, handle } = await assemble(recorder, root)
  window.__weapp = handle
  try {
    await launch(host)
  } catch (error) {
    recorder.error(error, 'boot')
    handle.fatal =
      error instanceof Error
        ? (error.stack ?? error.message)
        : String(isRecord(error) ? error['errMsg'] : error)
  }
  handle.bootMs = Math.round(performance.now() - start)
  handle.ready = true
}

void boot()
