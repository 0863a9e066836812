import type { WordRow } from '@/contracts/word/wordFields'
import { distractors } from './distractors'
import { similarityTo, meaningSimilarityTo } from './textSimilarity'

const row = (word: string, short: string, pos: WordRow['pos'] = 'v'): WordRow => ({
  id: word,
  word,
  phonetic: '',
  pos,
  short,
  stage: 1,
  frequency: 3,
})
const adapt = row('adapt', 'v. 使适应')
const BOOK = [
  adapt,
  row('adopt', 'v. 采用；收养'),
  row('adept', 'adj. 熟练的', 'adj'),
  row('adjust', 'v. 调整；使适应'),
  row('banana', 'n. 香蕉', 'n'),
  row('attempt', 'v. 尝试'),
  row('window', 'n. 窗户', 'n'),
  row('accept', 'v. 接受'),
]
const wordsOf = (rows: readonly WordRow[]) => rows.map(({ word }) => word)

describe('wrong answers beside the right one', () => {
  it('look like the word and are of its kind', () => {
    const chosen = wordsOf(distractors(adapt, BOOK, 3, 's'))
    expect(chosen).toContain('adopt')
    expect(chosen).not.toContain('banana')
    expect(chosen).not.toContain('window')
  })

  it('are never right as well', () => {
    expect(wordsOf(distractors(adapt, BOOK, 7, 's'))).not.toContain('adjust')
  })

  it('are never a near synonym: of two characters one is shared', () => {
    const keep = row('maintain', 'v. 维持')
    const book = [keep, row('sustain', 'v. 保持'), row('contain', 'v. 包含'), row('retain', 'v. 保留')]
    expect(wordsOf(distractors(keep, book, 3, 's'))).toEqual(['contain', 'retain'])
  })

  it('never hold the word itself or one meaning twice', () => {
    const book = [...BOOK, row('embrace', 'v. 接受')]
    const chosen = distractors(adapt, book, 6, 's')
    expect(new Set(chosen.map(({ short }) => short)).size).toBe(chosen.length)
    expect(wordsOf(chosen)).not.toContain('adapt')
  })

  it('are the same for one seed and as many as there are', () => {
    expect(distractors(adapt, BOOK, 3, 's')).toEqual(distractors(adapt, BOOK, 3, 's'))
    expect(distractors(adapt, BOOK.slice(0, 2), 3, 's')).toHaveLength(1)
  })

  it('cost no more than the book is longer', () => {
    let looks = 0
    const counted = (one: WordRow): WordRow => ({
      ...one,
      get word() {
        looks += 1
        return one.word
      },
      get short() {
        looks += 1
        return one.short
      },
    })
    const book = Array.from({ length: 5500 }, (_unused, at) =>
      counted(row(`word${at.toString(26)}ing`, `v. 释义${at}`)),
    )
    const looksAt = (words: readonly WordRow[]): number => {
      looks = 0
      distractors(adapt, words, 3, 's')
      return looks
    }
    expect(looksAt(book)).toBeLessThan(11 * looksAt(book.slice(0, 550)))
  })
})

test('likeness counts letters, beginnings and ends', () => {
  expect(similarityTo('adapt')('adapt')).toBeCloseTo(1)
  expect(similarityTo('adapt')('adopt')).toBeGreaterThan(similarityTo('adapt')('window'))
})

test('meanings are alike by their characters', () => {
  expect([
    meaningSimilarityTo('v. 放弃')('v. 放弃；抛弃'),
    meaningSimilarityTo('v. 放弃')('n. 窗户'),
  ]).toEqual([1, 0])
})
