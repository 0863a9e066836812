import { existsSync } from 'node:fs'
import path from 'node:path'
import { startHost } from '../../weapp/host/server/startHost'
import { startBackend } from './startBackend'
import { startBrowser } from './startBrowser'

const ROOT = path.resolve(__dirname, '../../..')

/** Where the long-lived things of a run are. */
export interface Services {
  /** The browser's debugging address. */
  readonly browser: string
  /** The backend, which serves the H5 build as well. */
  readonly backend: string
  /** The host with the built mini-program; null when it has not been built. */
  readonly weapp: string | null
  /** The host with the small mini-program that tests the host itself. */
  readonly fixture: string
}

const NAMES: Readonly<Record<keyof Services, string>> = {
  browser: 'YANTU_TEST_BROWSER',
  backend: 'YANTU_TEST_BACKEND',
  weapp: 'YANTU_TEST_WEAPP',
  fixture: 'YANTU_TEST_FIXTURE',
}

/** The origin that the mini-program has compiled in. */
export const COMPILED_ORIGIN = process.env['TARO_APP_API_BASE'] ?? 'http://127.0.0.1:3000'

/** Starts everything a run shares and tells test processes about it through the environment. */
export const startServices = async (): Promise<{ services: Services; stop: () => Promise<void> }> => {
  const dist = path.join(ROOT, 'dist/weapp')
  const [browser, backend, fixture] = await Promise.all([
    startBrowser(),
    startBackend(),
    startHost({ dist: path.join(ROOT, 'tests/weapp/fixtures/mini') }),
  ])
  const weapp = existsSync(path.join(dist, 'app.json'))
    ? await startHost({ dist, config: { origins: { [COMPILED_ORIGIN]: backend.url } } })
    : null
  const services: Services = {
    browser: browser.wsEndpoint(),
    backend: backend.url,
    weapp: weapp?.url ?? null,
    fixture: fixture.url,
  }
  process.env[NAMES.browser] = services.browser
  process.env[NAMES.backend] = services.backend
  process.env[NAMES.weapp] = services.weapp ?? ''
  process.env[NAMES.fixture] = services.fixture
  const stop = async (): Promise<void> => {
    await Promise.all([browser.close(), backend.stop(), fixture.close(), weapp?.close()])
  }
  return { services, stop }
}

/** The services of this run. They are started once by the run's global set-up. */
export const services = (): Services => {
  const read = (name: keyof Services): string => process.env[NAMES[name]] ?? ''
  if (!read('browser')) {
    throw new Error(
      'the shared browser and backend are not running: tests/e2e/harness/globalSetup.ts starts them',
    )
  }
  return {
    browser: read('browser'),
    backend: read('backend'),
    weapp: read('weapp') || null,
    fixture: read('fixture'),
  }
}
