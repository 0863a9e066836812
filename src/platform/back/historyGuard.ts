/** Marks the second entry of a page, which exists so that back has something to take. */
const MARK = 'backGuard'

interface EntryState {
  readonly key?: string
  readonly [MARK]?: true
}

const stateOf = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {})

const guards: (() => void)[] = []
let standing = stateOf(typeof window === 'undefined' ? undefined : window.history.state)
let onDropped: (() => void) | undefined

const pushEntry = (): void => {
  const state = { ...stateOf(window.history.state), [MARK]: true } as const
  window.history.pushState(state, '')
  standing = state
}

/** Back from the second entry of a page to its first: the router, which knows one page there, must not hear of it. */
const takeBack = (event: PopStateEvent): void => {
  event.stopImmediatePropagation()
  if (onDropped) {
    onDropped()
    onDropped = undefined
    return
  }
  const onBack = guards.pop()
  // Its layer was closed by a button before: this back means the page.
  if (!onBack) return window.history.back()
  if (guards.length > 0) pushEntry()
  onBack()
}

const onPopState = (event: PopStateEvent): void => {
  const left = standing
  standing = stateOf(event.state)
  if (left[MARK] && !standing[MARK] && left.key === standing.key) takeBack(event)
}

let isListening = false

/** A layer over the page: the browser's back takes it away first. Its entry stays when the layer is closed otherwise, as going back in code would race the navigation that follows. */
export const guardHistory = (onBack: () => void): (() => void) => {
  // Capturing: before the router.
  if (!isListening) window.addEventListener('popstate', onPopState, true)
  isListening = true
  guards.push(onBack)
  standing = stateOf(window.history.state)
  if (!standing[MARK]) pushEntry()
  return () => {
    const at = guards.indexOf(onBack)
    if (at >= 0) guards.splice(at, 1)
  }
}

/** Steps off the second entry of a page, so that what replaces the page replaces all of it. */
export const dropGuardEntry = (): Promise<void> => {
  standing = stateOf(window.history.state)
  if (!isListening || !standing[MARK]) return Promise.resolve()
  return new Promise((resolve) => {
    onDropped = resolve
    window.history.back()
  })
}
