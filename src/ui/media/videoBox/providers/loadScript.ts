const loading = new Map<string, Promise<void>>()

/** Loads a script once, whoever asks. One that does not come rejects, and is asked for again the next time. */
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
