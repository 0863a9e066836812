import { pacesText, slowQuestions } from './paceTexts'

const pace = (questionId: string, mine: number, others: number) => ({ questionId, mine, others })

test('the questions that cost the most beside others come first, with their numbers', () => {
  const paces = [pace('b', 90_000, 60_000), pace('a', 31_000, 30_000), pace('c', 300_000, 60_000)]
  expect(slowQuestions(paces, ['a', 'b', 'c'])).toEqual([
    { questionId: 'c', number: 3, text: '你 5分0秒，别人一般 1分0秒' },
    { questionId: 'b', number: 2, text: '你 1分30秒，别人一般 1分0秒' },
  ])
  expect(pacesText(paces)).toBe('对比的 3 题中，2 题用时明显偏长')
})

test('who was never slow, and who cannot be compared yet, is told so', () => {
  expect(pacesText([pace('a', 10_000, 30_000)])).toBe('对比的 1 题，用时都没有明显偏长')
  expect(pacesText([])).toContain('还不多')
})
