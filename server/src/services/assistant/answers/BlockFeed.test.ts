import type * as MarkdownBlocks from '../markdown/markdownBlocks'
import { lexBlocks } from '../markdown/markdownBlocks'
import { BlockFeed } from './BlockFeed'

jest.mock('../markdown/markdownBlocks', () => {
  const actual = jest.requireActual<typeof MarkdownBlocks>('../markdown/markdownBlocks')
  return { ...actual, lexBlocks: jest.fn(actual.lexBlocks) }
})

const LENGTH = 18_890
const fill = (line: (no: number) => string): string => {
  let text = ''
  for (let no = 1; text.length < LENGTH; no++) text += line(no)
  return text
}

test.each([
  ['an open list', fill((no) => `- **第 ${no} 条：**先读题，再列式，见 $x_${no}$\n`)],
  ['a list with lines between', fill((no) => `${no}. 第一步\n\n   说明在下一行\n\n`)],
  ['an open table', `| 甲 | 乙 |\n| - | - |\n${fill((no) => `| ${no} | 先读题，再列式 |\n`)}`],
  ['code that does not end', `\`\`\`\n${fill((no) => `let a${no} = ${no}\n`)}`],
  ['a long line', fill(() => '一句话接着一句话。')],
])('%s is not lexed again with each of its words', (_what, markdown) => {
  const lex = jest.mocked(lexBlocks)
  lex.mockClear()
  const feed = new BlockFeed()
  for (let end = 4; end < markdown.length; end += 4) feed.next(markdown.slice(0, end))
  const lexed = lex.mock.calls.reduce((sum, [open]) => sum + open.length, 0)
  expect(lexed).toBeLessThan(markdown.length)
})
