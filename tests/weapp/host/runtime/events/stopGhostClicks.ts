import { isEmulated } from './isEmulated'

const isElsewhere = (touched: Element, target: EventTarget | null): boolean =>
  target instanceof Element && !touched.contains(target) && !target.contains(touched)

/**
 * A browser clicks where a finger was lifted, on what lies there by then. WeChat has no such click: when a tap brings another page,
 * the bar or the field that now lies under the finger was not tapped.
 */
export function stopGhostClicks(): void {
  let touched: Element | null = null
  let isGhost = false
  document.addEventListener(
    'touchstart',
    ({ target }) => (touched = target instanceof Element ? target : null),
    true,
  )
  document.addEventListener(
    'mousedown',
    (event) => {
      isGhost = isEmulated(event) && touched !== null && isElsewhere(touched, event.target)
      if (isGhost) event.preventDefault()
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      if (isGhost) event.stopImmediatePropagation()
      // Clicks without a touch (a key, a script) are genuine.
      isGhost = false
    },
    true,
  )
}
