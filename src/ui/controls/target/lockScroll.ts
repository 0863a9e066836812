/** How many layers hold each scroller: two may overlap and go away in any order. */
const holders = new Map<HTMLElement, number>()

/** Keeps the page under a layer from scrolling until the returned function is called. Each H5 page is its own scroller. */
export function lockScroll(layer: HTMLElement): () => void {
  const scroller = layer.closest<HTMLElement>('.taro_page') ?? document.body
  holders.set(scroller, (holders.get(scroller) ?? 0) + 1)
  scroller.style.overflow = 'hidden'
  return () => {
    const left = (holders.get(scroller) ?? 1) - 1
    if (left > 0) {
      holders.set(scroller, left)
      return
    }
    holders.delete(scroller)
    scroller.style.overflow = ''
  }
}
