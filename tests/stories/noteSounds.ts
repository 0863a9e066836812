/** The record of sounds: the addresses of what began to play. */
export interface SoundNotes {
  __sounds?: string[]
}

/** Runs in the page before its scripts: every recording that begins to play is noted, also one outside the document. */
export const noteSounds = (): void => {
  const notes = globalThis as SoundNotes
  const sounds = (notes.__sounds ??= [])
  const begun = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.addEventListener('playing', () => void sounds.push(this.currentSrc), { once: true })
    return begun.call(this)
  }
}
