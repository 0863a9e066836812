/** The mini-program never sets innerHTML: article text is a tree of our own. Leaves Taro's HTML parser out. */
export const setInnerHTML = () => {
  throw new Error('innerHTML is not part of this app: draw a tree of elements')
}
