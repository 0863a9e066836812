/** Runs in the page before its scripts: puts a text into the storage; pages without one (about:blank) go without. */
export const keepItem = ({ key, value }: { key: string; value: string }): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}
