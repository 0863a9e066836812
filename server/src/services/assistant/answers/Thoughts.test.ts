import { Thoughts } from './Thoughts'

const saidOf = (parts: readonly string[]): string => {
  const thoughts = new Thoughts()
  return parts.map((part) => thoughts.pass(part)).join('') + thoughts.rest()
}

describe.each([
  ['<think>先找资料</think>\n\n国家线是 [1]', '\n\n国家线是 [1]'],
  ['<think>a < b</think>若 a<b 则 <b>粗</b>', '若 a<b 则 <b>粗</b>'],
  ['甲<think>乙</think>丙<think>丁</think>戊', '甲丙戊'],
  ['<think>没有说完', ''],
  ['最后 <thi', '最后 <thi'],
])('%j', (text, said) => {
  it('is said without its thoughts, wherever it is cut', () => {
    for (let cut = 0; cut <= text.length; cut++)
      expect(saidOf([text.slice(0, cut), text.slice(cut)])).toBe(said)
    expect(saidOf([...text])).toBe(said)
  })
})
