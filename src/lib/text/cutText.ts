/** The beginning of a text, at most so many UTF-16 units; a sign that needs two of them is never cut in half. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
