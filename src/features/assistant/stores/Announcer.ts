/** A text in sentences, each with its end: while it grows, only the last one changes. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^。！？\n]+[。！？\n]?|[。！？\n]/g) ?? []

const isFinished = (sentence: string): boolean => /[。！？\n]$/.test(sentence)

/** Announces a growing answer to screen readers: every sentence once, when it is finished. */
export class Announcer {
  private said = 0
  /** Finished sentences of the blocks before the unfinished end. */
  private before = 0

  /** Finished sentences that were not announced yet, while the last block grows. */
  end(text: string): string {
    return this.news(sentencesOf(text).filter(isFinished))
  }

  /** The same of a block, which is whole: its last sentence needs no sign. */
  block(text: string): string {
    const sentences = sentencesOf(text)
    const news = this.news(sentences)
    this.before += spoken(sentences).length
    return news
  }

  /** Called when the answer is read again from its start: skips announced sentences. */
  again(): void {
    this.before = 0
  }

  private news(sentences: readonly string[]): string {
    const all = spoken(sentences)
    const fresh = all.slice(Math.max(0, this.said - this.before))
    this.said = Math.max(this.said, this.before + all.length)
    return fresh.join('').trim()
  }
}

const spoken = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((sentence) => sentence.trim() !== '')
