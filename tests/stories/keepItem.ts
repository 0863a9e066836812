/** Runs in the page before its scripts: puts a text into the storage; pages without one (about:blank) go without. */
export const keepItem = ({ key, value }: { key: string; value: string }): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

/** Runs in the page before its scripts, and before what keeps an item for them: nothing else is left of those before it. */
export const clearItems = (): void => {
  try {
    localStorage.clear()
  } catch {
    return
  }
}
