const wide = /[⺀-鿿\u3000-〿＀-￯·“”‘’…—]/

/** The width of a text in ems: a Chinese sign is one, Latin letters and digits a little more than half. */
export const measureText = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 1 : sign === ' ' ? 0.3 : 0.58), 0)

/** The largest size up to `size` at which the text fits a width. */
export const fittingSize = (text: string, size: number, width: number): number =>
  Math.min(size, Math.floor(width / Math.max(measureText(text), 1)))

const closing = /^[，。！？；：、）」》”’…]/

const breakAt = (text: string, size: number, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const token of text.match(/[A-Za-z0-9.%+-]+|[\s\S]/gu) ?? []) {
    const full = measureText(line + token) * size > width
    if (full && line && !closing.test(token)) {
      lines.push(line)
      line = token.trim()
    } else {
      line += token
    }
  }
  return line ? [...lines, line] : lines
}

/** Two halves that part at a comma or a stop near the middle, when both fit. */
const halves = (text: string, size: number, width: number): string[] | undefined => {
  const places = [...text.matchAll(/[，；。！？、]/g)]
    .map(({ index }) => index + 1)
    .filter((at) => at < text.length && !closing.test(text.slice(at)))
  const middle = text.length / 2
  return places
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => [text.slice(0, at), text.slice(at)])
    .find((pair) => pair.every((part) => measureText(part) * size <= width))
}

/** A last line shorter than this part of the width looks lost. */
const SHORT = 0.4

/**
 * Breaks a text into as few lines as a width allows; where the last one would be lost, all are made about equally long;
 * no line starts with closing punctuation.
 */
export const wrapText = (text: string, size: number, width: number): string[] => {
  const wanted = breakAt(text, size, width)
  const last = wanted[wanted.length - 1] ?? ''
  if (wanted.length < 2 || measureText(last) * size > width * SHORT) return wanted
  const parted = wanted.length === 2 ? halves(text, size, width) : undefined
  if (parted) return parted
  const least = Math.ceil((measureText(text) * size) / wanted.length)
  for (let narrow = least; narrow < width; narrow += size / 2) {
    const balanced = breakAt(text, size, narrow)
    if (balanced.length === wanted.length) return balanced
  }
  return wanted
}
