import { createElement, forwardRef } from 'react'

/**
 * A box of the page. Taro's own keeps the class in a state of its own and sets it in an effect: each change of a class came a
 * drawing after the text beside it, and every box was drawn twice. The app uses no hover class on H5, for which that is done.
 */
export default forwardRef(function View(props, ref) {
  return createElement('div', { ...props, ref })
})
