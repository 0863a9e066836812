/** Adds a script to the page and waits until it has run. */
export const loadScript = (source: string): Promise<void> =>
  new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => loaded()
    script.onerror = () => failed(new Error(`cannot load ${source}`))
    document.head.append(script)
  })
