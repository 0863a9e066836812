import { existsSync } from 'node:fs'
import path from 'node:path'
import { startHost, type Host } from '../../weapp/host/server/startHost'
import { type Backend, startBackend } from './startBackend'
import { startBrowser } from './startBrowser'

const ROOT = path.resolve(__dirname, '../../..')

/** Addresses of the shared services of a run, for one test process. */
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
const serviceNames = Object.keys(NAMES) as (keyof Services)[]

/** The origin that the mini-program has compiled in. */
export const COMPILED_ORIGIN = process.env['TARO_APP_API_BASE'] ?? 'http://127.0.0.1:3000'

/** Name of the environment variable with a service of one test process. */
const nameOf = (service: keyof Services, worker: number): string => `${NAMES[service]}_${worker}`

const startHosts = async (backends: readonly Backend[]): Promise<Host[]> => {
  const dist = path.join(ROOT, 'dist/weapp')
  if (!existsSync(path.join(dist, 'app.json'))) return []
  return Promise.all(
    // The development cashier names the backend by its own address.
    backends.map(({ url }) =>
      startHost({ dist, config: { origins: { [COMPILED_ORIGIN]: url }, domains: [COMPILED_ORIGIN, url] } }),
    ),
  )
}

const startBrowserAndFixture = () =>
  Promise.all([startBrowser(), startHost({ dist: path.join(ROOT, 'tests/weapp/fixtures/mini') })])

/**
 * Starts everything a run shares and passes it to its test processes through the environment: one browser, and for each
 * test process a backend and a mini-program host of its own, so that stories side by side do not meet.
 */
export const startServices = async (workers = 1): Promise<{ stop: () => Promise<void> }> => {
  const [browser, fixture] = await startBrowserAndFixture()
  const backends = await Promise.all(Array.from({ length: workers }, startBackend))
  const hosts = await startHosts(backends)
  for (const [index, backend] of backends.entries()) {
    const services: Services = {
      browser: browser.wsEndpoint(),
      backend: backend.url,
      weapp: hosts[index]?.url ?? null,
      fixture: fixture.url,
    }
    for (const service of serviceNames) process.env[nameOf(service, index + 1)] = services[service] ?? ''
  }
  const stop = async (): Promise<void> => {
    await Promise.all([
      browser.close(),
      fixture.close(),
      ...hosts.map((host) => host.close()),
      ...backends.map((backend) => backend.stop()),
    ])
  }
  return { stop }
}

/** From now on this test process has another backend, and a mini-program host over it; `stop` gives it back what it had. */
export const standIn = async (backend: Backend): Promise<{ stop: () => Promise<void> }> => {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1)
  const [host] = await startHosts([backend])
  const before = services()
  const have = (service: 'backend' | 'weapp', url: string | null): void => {
    process.env[nameOf(service, worker)] = url ?? ''
  }
  have('backend', backend.url)
  have('weapp', host?.url ?? null)
  return {
    stop: async () => {
      have('backend', before.backend)
      have('weapp', before.weapp)
      await Promise.all([host?.close(), backend.stop()])
    },
  }
}

/** The services of this test process. They are started once by the run's global set-up. */
export const services = (): Services => {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1)
  const read = (service: keyof Services): string => process.env[nameOf(service, worker)] ?? ''
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
