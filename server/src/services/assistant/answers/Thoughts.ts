const OPENING = '<think>'
const CLOSING = '</think>'

/** Beginning of a sign at the end of a text, which the next part may finish. */
const openedAt = (text: string, sign: string): number => {
  for (let length = Math.min(sign.length - 1, text.length); length > 0; length--)
    if (text.endsWith(sign.slice(0, length))) return text.length - length
  return text.length
}

/** Leaves out what a model thinks before it speaks, in parts that end wherever they end. */
export class Thoughts {
  private held = ''
  private isThinking = false

  /** Takes a part; answers what it says. */
  pass(part: string): string {
    let text = this.held + part
    let said = ''
    this.held = ''
    for (;;) {
      const sign = this.isThinking ? CLOSING : OPENING
      const at = text.indexOf(sign)
      const end = at < 0 ? openedAt(text, sign) : at
      if (!this.isThinking) said += text.slice(0, end)
      if (at < 0) {
        this.held = text.slice(end)
        return said
      }
      this.isThinking = !this.isThinking
      text = text.slice(at + sign.length)
    }
  }

  /** Answers what was held back at the end. */
  rest(): string {
    return this.isThinking ? '' : this.held
  }
}
