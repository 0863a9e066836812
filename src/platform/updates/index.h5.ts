import type { Updates } from './types'

/** The new worker takes over, and the page comes anew from it. */
const apply = (waiting: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('activate')
}

const watch = (registration: ServiceWorkerRegistration, onReady: (apply: () => void) => void): void => {
  const tell = (): void => {
    const { waiting } = registration
    // The first version of all takes its place without a question.
    if (waiting && navigator.serviceWorker.controller) onReady(() => apply(waiting))
  }
  tell()
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') tell()
    })
  })
}

/** The worker brings the app behind the page: not before its pictures. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('load', done, { once: true }))

/** Data saver preference; Safari and Firefox do not report it. */
const savesData = (): boolean =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true

/** Files loaded by this page: the worker precaches their areas. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)

const register = async (onReady: (apply: () => void) => void): Promise<void> => {
  await loaded()
  watch(await navigator.serviceWorker.register('/sw.js'), onReady)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: loadedFiles() })
}

export const updates: Updates = {
  follow: (onReady) => {
    // A development server has no worker.
    if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator) || savesData()) return
    // A device that refuses (a private window, no room) goes on without.
    register(onReady).catch(() => undefined)
  },
}
