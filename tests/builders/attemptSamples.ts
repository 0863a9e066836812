import type { Answer, Question, QuestionKey } from '@/domain/attempt/Question'

/** Occurs in every key, analysis and hint, and nowhere else. */
export const SECRET = 'SECRET'

const question = (id: string, key: QuestionKey, more: Partial<Question> = {}): Question => ({
  id,
  stem: `题干 ${id}`,
  options: ['甲', '乙', '丙', '丁'],
  items: [],
  keepsOrder: false,
  points: 2,
  point: '唯物论',
  key,
  hint: `${SECRET} hint of ${id}`,
  analysis: `${SECRET} analysis of ${id}`,
  ...more,
})

/** A question of every type. */
export const sampleQuestions: readonly Question[] = [
  question('q-single', { type: 'single', option: 2 }),
  question('q-multiple', { type: 'multiple', options: [0, 2, 3] }, { point: '辩证法' }),
  question('q-judgement', { type: 'judgement', truth: true }, { options: [] }),
  question(
    'q-blank',
    {
      type: 'blank',
      blanks: [
        { accepts: [`${SECRET} 1/2`, '1/2'], as: 'maths' },
        { accepts: ['收敛'], as: 'text' },
      ],
    },
    { options: [] },
  ),
  question('q-matching', { type: 'matching', places: [3, 1] }, { items: ['第一段', '第二段'] }),
  question('q-ordering', { type: 'ordering', order: [2, 0, 1] }, { options: [], items: ['起', '承', '转'] }),
  question(
    'q-writing',
    {
      type: 'writing',
      rubric: [
        { text: `${SECRET} 扣题`, points: 6 },
        { text: `${SECRET} 语言`, points: 4 },
      ],
      model: `${SECRET} model`,
    },
    { options: [], points: 10 },
  ),
]

/** To each of them a right answer. */
export const rightAnswers: Readonly<Record<string, Answer>> = {
  'q-single': { type: 'single', option: 2 },
  'q-multiple': { type: 'multiple', options: [3, 0, 2] },
  'q-judgement': { type: 'judgement', truth: true },
  'q-blank': { type: 'blank', texts: ['１/2', ' 收敛。'] },
  'q-matching': { type: 'matching', places: [3, 1] },
  'q-ordering': { type: 'ordering', order: [2, 0, 1] },
  'q-writing': { type: 'writing', text: 'Dear Sir', pictures: [] },
}
