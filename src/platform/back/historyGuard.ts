/** How many layers lie over the page at an entry: each layer has an entry of its own, so that back has something to take. */
const LAYERS = 'layers'

interface EntryState {
  readonly key?: string
  readonly [LAYERS]?: number
}

interface Guard {
  /** Of the page that the layer lies over. */
  readonly key: string | undefined
  readonly onBack: () => void
}

const stateOf = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {})
const layersOf = (state: EntryState): number => state[LAYERS] ?? 0
const current = (): EntryState => stateOf(window.history.state)

let guards: readonly Guard[] = []
let standing = current()
let onDropped: (() => void) | undefined

const guardsHere = (): Guard[] => guards.filter(({ key }) => key === standing.key)

const remove = (guard: Guard): void => {
  guards = guards.filter((one) => one !== guard)
}

/** Closes what lay over the entry that was left: one layer, or all that a longer step went back over. */
const closeAbove = (): void => {
  const here = guardsHere()
  // Layers that were closed by a button leave their entries: this back means the page.
  if (here.length === 0) return window.history.go(-1 - layersOf(standing))
  for (const guard of here.slice(Math.min(layersOf(standing), here.length - 1)).reverse()) {
    remove(guard)
    guard.onBack()
  }
}

/** A step between entries of one page: the router, which knows one page there, must not hear of it. */
const onPopState = (event: PopStateEvent): void => {
  const left = standing
  standing = stateOf(event.state)
  if (left.key !== standing.key || layersOf(left) === layersOf(standing)) return
  event.stopImmediatePropagation()
  if (onDropped) {
    onDropped()
    onDropped = undefined
  } else if (layersOf(standing) < layersOf(left)) {
    closeAbove()
  }
}

// Before the router's: on the window listeners run in the order in which they came, capturing or not.
window.addEventListener('popstate', onPopState)

/** A layer over the page: the browser's back takes it away first. Its entry stays when the layer is closed otherwise, as going back in code would race the navigation that follows. */
export const guardHistory = (onBack: () => void): (() => void) => {
  standing = current()
  const guard: Guard = { key: standing.key, onBack }
  guards = [...guards, guard]
  if (layersOf(standing) < guardsHere().length) {
    standing = { ...standing, [LAYERS]: layersOf(standing) + 1 }
    window.history.pushState(standing, '')
  }
  return () => remove(guard)
}

/** Steps down to the page's own entry, so that what replaces the page replaces all of it. */
export const dropGuardEntry = (): Promise<void> => {
  standing = current()
  if (layersOf(standing) === 0) return Promise.resolve()
  return new Promise((resolve) => {
    onDropped = resolve
    window.history.go(-layersOf(standing))
  })
}
