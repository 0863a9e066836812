const loading = new Map<string, Promise<void>>()

/** Loads a script once for all callers. A failed load rejects, and is retried at the next call. */
export const loadScript = (src: string): Promise<void> => {
  const known = loading.get(src)
  if (known) return known
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`no script at ${src}`))
    }
    document.head.append(script)
  })
  loading.set(src, coming)
  return coming
}
