import * as v from 'valibot'
import { authoredFilmSchema, MOST_SAID } from './filmSchema'

const filmSaying = (text: string) => ({
  title: '极限',
  teacher: '顾远航',
  seconds: 9,
  qualities: [{ quality: 10, name: '高清', playlist: '480/index.m3u8' }],
  slides: [{ title: '先看型', lines: ['代入'], says: [{ from: 0, to: 9, text }], at: 0 }],
})

test.each([
  ['字'.repeat(MOST_SAID), true],
  ['字'.repeat(MOST_SAID + 1), false],
  ['x'.repeat(2 * MOST_SAID), true],
  [`${'字'.repeat(MOST_SAID)}x`, false],
])('a sentence has room in two lines of a narrow phone: %s', (text, fits) => {
  expect(v.safeParse(authoredFilmSchema, filmSaying(text)).success).toBe(fits)
})
