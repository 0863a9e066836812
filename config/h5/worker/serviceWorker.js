/* global self, caches, fetch, Response, URL, BUILD, FILES, AREAS */
/**
 * Keeps the app on the device, so that it starts without a network (decisions/026). The build fills in `BUILD`, which names
 * this version, `FILES`, what every start without a network needs, and `AREAS`, what the pages of each learning area need
 * beside it: an area is kept once one of its pages was opened. It keeps files and pictures, never an answer of the API.
 */
const VERSION = `build-${BUILD}`
/** Names the areas that were opened on this device: the next version brings them too. */
const OPENED = 'areas'
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

const keepFiles = async (files) => {
  const cache = await caches.open(VERSION)
  await Promise.all(files.map((file) => keepFile(cache, file)))
}

const openedAreas = async () => {
  const marks = await (await caches.open(OPENED)).keys()
  return marks.map(({ url }) => new URL(url).pathname.slice(1)).filter((area) => area in AREAS)
}

/** All or nothing: a version that lacks a file is not installed. */
const install = async () => {
  const opened = await openedAreas()
  await keepFiles([...FILES, ...opened.flatMap((area) => AREAS[area])])
}

/** Keeps the areas that files belong to. One that could not be brought whole comes with the next of its files. */
const keepAreasOf = async (files) => {
  const opened = await openedAreas()
  const fresh = Object.keys(AREAS).filter(
    (area) => !opened.includes(area) && files.some((file) => AREAS[area].includes(file)),
  )
  for (const area of fresh) {
    await keepFiles(AREAS[area])
    await (await caches.open(OPENED)).put(`/${area}`, new Response())
  }
}

const activate = async () => {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => ![VERSION, PICTURES, OPENED].includes(name)).map((name) => caches.delete(name)),
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

const openFile = async (event) => {
  const { request } = event
  const known = await caches.match(request)
  if (known) return known
  event.waitUntil(keepAreasOf([new URL(request.url).pathname]).catch(() => undefined))
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
  if (BUILT.test(pathname)) return openFile(event)
  return request.destination === 'image' ? openPicture(event) : undefined
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const answer = answerOf(event)
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', (event) => {
  // The visitor wants the new version now.
  if (event.data === 'activate') return self.skipWaiting()
  // Keep the areas that the page loaded before this worker existed.
  return event.waitUntil(keepAreasOf(event.data.loaded).catch(() => undefined))
})
