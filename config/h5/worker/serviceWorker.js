/* global self, caches, fetch, Response, URL, BUILD, FILES */
/**
 * Keeps the app on the device, so that it starts without a network (decisions/026). The build fills in `BUILD`, which names
 * this version, and `FILES`, what a start without a network needs. It keeps files and pictures, never an answer of the API.
 */
const VERSION = `build-${BUILD}`
const PICTURES = 'pictures'
const MOST_PICTURES = 150
/** The page of every address; the others are written for one address and for now. */
const SHELL = '/index.html'
/** The folders whose names hold a hash: one name, one content. */
const BUILT = /^\/(js|css|chunk)\//

const keepFile = async (cache, file) => {
  const known = file === SHELL ? undefined : await caches.match(file)
  const answer = known ?? (await fetch(file, { cache: file === SHELL ? 'reload' : 'default' }))
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`)
  await cache.put(file, answer)
}

/** All or nothing: a version that lacks a file is not installed. */
const install = async () => {
  const cache = await caches.open(VERSION)
  await Promise.all(FILES.map((file) => keepFile(cache, file)))
}

const activate = async () => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== VERSION && name !== PICTURES).map((name) => caches.delete(name)),
  )
  // The page is asked for while the worker starts, so that it costs a visit nothing.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const openPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(SHELL)) ?? Response.error()
  }
}

const openFile = async (request) => {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone())
  return answer
}

const mayKeep = (answer) =>
  answer.status === 200 && !/no-store/.test(answer.headers.get('cache-control') ?? '')

const fetchPicture = async (request) => {
  const answer = await fetch(request)
  if (!mayKeep(answer)) return answer
  const cache = await caches.open(PICTURES)
  await cache.put(request, answer.clone())
  const oldest = (await cache.keys()).slice(0, -MOST_PICTURES)
  await Promise.all(oldest.map((one) => cache.delete(one)))
  return answer
}

/** The kept picture at once, the newest one for the next time. */
const openPicture = async (event) => {
  const known = await caches.match(event.request)
  if (!known) return fetchPicture(event.request)
  event.waitUntil(fetchPicture(event.request).catch(() => undefined))
  return known
}

const answerOf = (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return openPage(event)
  if (BUILT.test(pathname)) return openFile(request)
  return request.destination === 'image' ? openPicture(event) : undefined
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const answer = answerOf(event)
  if (answer) event.respondWith(answer)
})
// The visitor wants the new version now.
self.addEventListener('message', ({ data }) => data === 'activate' && self.skipWaiting())
