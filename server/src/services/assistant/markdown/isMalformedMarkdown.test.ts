import { isMalformedMarkdown } from './isMalformedMarkdown'
import { markdownBlocks } from './markdownBlocks'

const many = (piece: string, times: number): string => piece.repeat(times)
const wild: Readonly<Record<string, string>> = {
  emphasis: many('_a ', 15_000),
  stars: `${many('*', 4000)}a${many('*', 4000)}`,
  quotes: many('> ', 3000),
  'quotes without blanks': many('>', 3000),
  lists: many('- ', 3000),
  numbers: many('1. ', 3000),
  blanks: Array.from({ length: 60 }, (_, at) => `${many('  ', at)}- a`).join('\n'),
  brackets: many('[', 5000),
  pictures: many('![', 3000),
  links: many('[a](', 3000),
  code: Array.from({ length: 900 }, (_, at) => many('`', at % 7)).join('a'),
  tags: many('<a ', 5000),
  'a long text': many('很长', 21_000),
  slashes: many('\\', 5000),
}

test.each(Object.entries(wild))('%s without an end stay the text that they are', (_name, markdown) => {
  expect(isMalformedMarkdown(markdown)).toBe(true)
  expect(markdownBlocks(markdown)).toEqual([{ kind: 'paragraph', line: [{ text: markdown.trim() }] }])
})

test('what teachers write is read as it is meant', () => {
  const rows = Array.from({ length: 60 }, (_, at) => `| **${at}** | \`x\` | [词](/spword/spword-search) |`)
  const table = ['| a | b | c |', '|---|---|---|', ...rows].join('\n')
  const text = [
    '# 标题',
    '> 引用',
    '> > 再引',
    '- 一\n  - 二\n    - 三',
    '**重点** 和 _强调_',
    '———',
    '……',
    '_____',
  ].join('\n\n')
  expect(isMalformedMarkdown(text)).toBe(false)
  expect(markdownBlocks(text)[0]).toMatchObject({ kind: 'heading' })
  expect(isMalformedMarkdown(table)).toBe(false)
})
