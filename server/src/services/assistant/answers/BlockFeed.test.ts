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

const PART =
  '### 标题\n\n一段话。\n\n1. 先看定义\n2. 再看例题\n\n| 步骤 | 多久 |\n| - | - |\n| 一 | 一分钟 |\n\n'
const BLOCKS = 4

test.each([
  ['whole parts', PART.length],
  ['two parts at once', 2 * PART.length],
  ['lines', 8],
  ['words', 2],
])('blocks are closed as they end, however the text comes: %s', (_what, step) => {
  const feed = new BlockFeed()
  const markdown = PART.repeat(10)
  let closed = 0
  for (let end = step; end <= markdown.length; end += step) {
    const events = feed.next(markdown.slice(0, end))
    closed += events.filter(({ kind }) => kind === 'block').length
    const whole = Math.floor(end / PART.length) * BLOCKS
    expect(closed).toBeGreaterThanOrEqual(whole - 1)
  }
})
