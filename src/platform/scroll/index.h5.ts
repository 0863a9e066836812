import type { Scroll } from './types'

/** Taro makes each page its own scroller. */
const scrollerOf = (element: HTMLElement): Element | null => element.closest('.taro_page')

const distance = (element: HTMLElement): number => element.getBoundingClientRect().top

export const scroll: Scroll = {
  toElement: (id, offset) => {
    const element = document.getElementById(id)
    const scroller = element && scrollerOf(element)
    if (scroller) scroller.scrollTop += distance(element) - offset
  },
  distance: async (id) => {
    const element = document.getElementById(id)
    return element ? distance(element) : 0
  },
}
