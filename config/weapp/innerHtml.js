/** Nothing sets innerHTML in the mini-program: article text is a tree of our own. Taro's HTML parser stays out. */
export const setInnerHTML = () => {
  throw new Error('innerHTML is not part of this app: draw a tree of elements')
}
