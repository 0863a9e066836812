import type { WordPlan } from '@/contracts/word/plans'
import type { WordDetail, WordRow } from '@/contracts/word/wordFields'

const MEANINGS = ['放弃', '丰富', '适应', '采用', '热情', '海豹', '窗户', '寡妇', '钢铁', '偷窃']
const WORDS = ['abandon', 'abundant', 'adapt', 'adopt', 'zeal', 'seal', 'window', 'widow', 'steel', 'steal']

/** Rows of a small book; more than ten get numbers. */
export const bookRows = (count: number): WordRow[] =>
  Array.from({ length: count }, (_unused, at) => {
    const word = WORDS[at] ?? `word${at}`
    return {
      id: word,
      word,
      phonetic: 'x',
      pos: 'v',
      short: `v. ${MEANINGS[at] ?? at}`,
      stage: 1 + Math.floor(at / 5),
      frequency: 3,
    }
  })

/** A word in full. */
export const detailOf = (word: string, more: Partial<WordDetail> = {}): WordDetail => ({
  id: word,
  word,
  phonetic: 'x',
  senses: [{ pos: 'v', text: `${word}的意思` }],
  example: { en: `They ${word} it.`, zh: '例句的翻译。' },
  collocations: [],
  confusable: [],
  inflections: [],
  stage: 1,
  frequency: 3,
  ...more,
})

/** A plan as the backend returns it. */
export const planOf = (more: Partial<WordPlan> = {}): WordPlan => ({
  planName: '我的计划',
  bookId: 'kaoyan',
  studyModel: 'card',
  examDate: '2027-12-18',
  minutesPerDay: 30,
  retention: 0.9,
  order: 'book',
  newPerDay: 20,
  isPaceFree: false,
  reviewLimit: 200,
  wordLimit: null,
  studyGroup: 1,
  studyCumGroup: 1,
  studyWordNumber: 0,
  unStudyWordNumber: 8,
  wrongWordNumber: 0,
  testNumber: 0,
  completeDTO: { knownWordNumber: 0, percent: 0, completedAt: null },
  updatedAt: 1,
  ...more,
})
