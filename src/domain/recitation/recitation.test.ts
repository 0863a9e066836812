import fc from 'fast-check'
import type { MemoryState } from '@/domain/memory/memoryState'
import { hideLevels, piecesOf } from './blanks'
import { parsePassage, passageProblems, passageText } from './parsePassage'
import { standingText } from './standing'

const SAMPLE = '矛盾的{{同一性}}是有条件的，斗争性是{{无条件的}}。'
const long = (text: string) => text + '，学而时习之'.repeat(10)

describe('a passage', () => {
  test('its key words stand in marks', () => {
    expect(parsePassage(SAMPLE).filter(({ isKey }) => isKey)).toEqual([
      { text: '同一性', isKey: true },
      { text: '无条件的', isKey: true },
    ])
    expect(passageText(SAMPLE)).toBe('矛盾的同一性是有条件的，斗争性是无条件的。')
  })

  test.each([
    [long(SAMPLE), []],
    [long('只有{{一个}}'), ['it needs two key words']],
    [long('{{甲}}和{{乙'), ['its marks are not balanced', 'it needs two key words']],
    [long('{{}}和{{乙}}和{{丙}}'), ['a mark holds nothing']],
    [SAMPLE, ['it has 21 letters, and 60 to 250 may be recited']],
    ['a {{b}} c {{d}} ' + 'word '.repeat(60), []],
    [`{{${'背'.repeat(60)}}}又{{${'诵'.repeat(30)}}}`, ['its key words are most of it']],
  ])('%s', (source, problems) => {
    expect(passageProblems(source)).toEqual(problems)
  })
})

describe('hiding', () => {
  test('key words are blanks; the second level leaves how each clause begins', () => {
    expect(piecesOf(SAMPLE, 'keys').filter(({ isHidden }) => isHidden)).toHaveLength(2)
    expect(piecesOf(SAMPLE, 'firsts').map(({ text, isHidden }) => (isHidden ? '_' : text))).toEqual([
      '矛',
      '_',
      '，斗',
      '_',
      '。',
    ])
    expect(
      piecesOf('As is {{shown}} here, we go.', 'firsts')
        .map(({ text, isHidden }) => (isHidden ? '_' : text))
        .join(''),
    ).toBe('As_, we_.')
  })

  test('whatever is hidden, all pieces together are the passage, and what is shown stands in one piece', () => {
    const part = fc.oneof(
      fc.constantFrom('，', '。', ' ', '《', '》', ' and ', '\n'),
      fc.stringMatching(/^[一-龥]{1,8}$/),
      fc.stringMatching(/^\{\{[一-龥a-z]{1,6}\}\}$/),
    )
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom(...hideLevels), (parts, level) => {
        const source = parts.join('')
        const pieces = piecesOf(source, level)
        expect(pieces.map(({ text }) => text).join('')).toBe(passageText(source))
        expect(pieces.some((piece, at) => !piece.isHidden && pieces[at - 1]?.isHidden === false)).toBe(false)
      }),
    )
  })
})

test('where a passage stands is said in words', () => {
  const now = Date.parse('2026-11-22T02:00:00Z')
  const due = (days: number) => ({ due: now + days * 86_400_000 }) as MemoryState
  expect([undefined, due(-2), due(0), due(1), due(5)].map((state) => standingText(state, now))).toEqual([
    '还没背',
    '过期 2 天',
    '今天到期',
    '明天再背',
    '5 天后再背',
  ])
})
