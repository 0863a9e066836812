import { storage } from '../storage'
import { scrollKey } from './scrollKey'
import type { Scroll } from './types'

const TRY_EVERY_MS = 50

/** The page on screen: the others stay mounted but are not displayed. */
const shownPage = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.taro_page')].find(({ clientHeight }) => clientHeight > 0)

/** Taro makes each page its own scroller. */
const scrollerOf = (element: HTMLElement): Element | null => element.closest('.taro_page')

const distance = (element: HTMLElement): number => element.getBoundingClientRect().top

const restore = (top: number, until: number): void => {
  const page = shownPage()
  if (page) page.scrollTop = top
  if (page && page.scrollTop >= top) return
  if (Date.now() < until) setTimeout(() => restore(top, until), TRY_EVERY_MS)
}

export const scroll: Scroll = {
  toTop: () => shownPage()?.scrollTo(0, 0),
  remember: (address) => void storage.session.set(scrollKey(address), String(shownPage()?.scrollTop ?? 0)),
  restore: (address, withinMs) => {
    const top = Number(storage.session.get(scrollKey(address)) ?? 0)
    if (top > 0) restore(top, Date.now() + withinMs)
  },
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
