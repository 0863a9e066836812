/* global document, location, sessionStorage, fetch, __webpack_require__ */
import { latePage } from '../../src/app/latePage'

const ensure = __webpack_require__.e
/** Each piece that loads later gets a second try under the same name: most failures are a network that blinked. */
__webpack_require__.e = (id) => ensure(id).catch(() => ensure(id))

const entryOf = (html) => /\/js\/app\.\w+/.exec(html)?.[0]
const RELOADED = 'reloadedForBuild'

/** Whether the server has another build than this tab: its files have other names, so that a missing one never comes. */
const newBuild = async () => {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
  const entry = entryOf(await answer.text())
  return entry && entry !== entryOf(document.head.innerHTML) ? entry : undefined
}

/** Goes on with the build of the server at the address that was wanted. Once for each build, so that it never goes round. */
const moveToNewBuild = async () => {
  const entry = await newBuild().catch(() => undefined)
  if (!entry || sessionStorage.getItem(RELOADED) === entry) return
  sessionStorage.setItem(RELOADED, entry)
  location.reload()
  // Never resolves: draw nothing until the reload.
  await new Promise(() => {})
}

const loadOrMove = async (load) => {
  try {
    return await load()
  } catch (error) {
    await moveToNewBuild()
    throw error
  }
}

/** The module of a page; where its files fail to load, a page that shows the error and retries. */
export const loadPage = (load) =>
  loadOrMove(load).catch(() => ({ default: latePage(() => loadOrMove(load)) }))
