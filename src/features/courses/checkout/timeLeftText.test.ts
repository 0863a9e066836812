import { timeLeftText } from './timeLeftText'

test.each([
  [1_800_000, '还剩 30 分 0 秒'],
  [1_794_000, '还剩 29 分 54 秒'],
  [1_793_001, '还剩 29 分 54 秒'],
  [59_000, '还剩 0 分 59 秒'],
  [0, '还剩 0 分 0 秒'],
  [-5000, '还剩 0 分 0 秒'],
])('%d ms: %s', (left, words) => expect(timeLeftText(left)).toBe(words))
