import type { Block } from '@/contracts/assistant/blocks'
import type { AnswerEvent, Turn } from '@/contracts/assistant/chat'
import { type AnswerStep, costOfStep, MOST, stepsOf } from './answerSteps'
import { LiveTurn, newTurn } from './LiveTurn'

const words = (count: number): string => '字'.repeat(count)
const BLOCKS: readonly Block[] = [
  { kind: 'heading', line: [{ text: '标题' }] },
  { kind: 'paragraph', line: [{ text: words(6000) }] },
  {
    kind: 'list',
    ordered: true,
    items: Array.from({ length: 60 }, (_, no) => [{ text: `${no}${words(60)}` }]),
  },
  {
    kind: 'table',
    head: [[{ text: '时间' }], [{ text: '科目' }]],
    rows: Array.from({ length: 80 }, (_, no) => [[{ text: String(no) }], [{ text: words(40) }]]),
  },
  { kind: 'code', text: words(6000) },
  { kind: 'rule' },
]
const CHARACTERS = 6000 + 60 * 60 + 80 * 40 + 6000
const turn: Turn = {
  ...newTurn({ turnId: 'turn-1', conversationId: 'talk-1' }, '问', null, 0),
  state: 'done',
  blocks: [...BLOCKS],
}
/** A part of the largest thing that cannot be cut (a row, an item, a piece of text) goes over at most once. */
const AT_MOST = 2 * MOST

const drawn = (steps: readonly AnswerStep[]): LiveTurn => {
  const live = new LiveTurn(newTurn({ turnId: 'turn-1', conversationId: 'talk-1' }, '问', null, 0))
  for (const step of steps) live.take([step])
  return live
}
const textIn = (live: LiveTurn): string => JSON.stringify(live.blocks).replace(/[^字]/g, '')

it.each<[string, readonly AnswerEvent[]]>([
  [
    'block by block',
    [...BLOCKS.map((block, at) => ({ kind: 'block' as const, at, block })), { kind: 'turn', turn }],
  ],
  ['at once', [{ kind: 'turn', turn }]],
])('an answer of 20,000 characters that comes %s is drawn in small steps, whole', (_, events) => {
  let told = 0
  const steps = events.flatMap((event) => {
    const found = stepsOf(event, told)
    if (event.kind === 'block') told = event.at + 1
    return found
  })
  // Check the text drawn before the final event, which would draw the rest in one step.
  const before = steps.slice(
    0,
    steps.findIndex(({ kind }) => kind === 'turn'),
  )
  expect(textIn(drawn(before))).toHaveLength(CHARACTERS)
  expect(before.filter(({ kind }) => kind === 'block')).toHaveLength(BLOCKS.length)
  const live = drawn(steps)
  expect(textIn(live)).toHaveLength(CHARACTERS)
  expect(live.blocks).toHaveLength(BLOCKS.length)
  // Only the addition of a growing block is counted: the rest is drawn already.
  let drawnBefore = 0
  let at = -1
  for (const step of steps) {
    if (step.kind !== 'grow' && step.kind !== 'block') continue
    if (step.at !== at) drawnBefore = 0
    at = step.at
    expect(costOfStep(step) - drawnBefore).toBeLessThanOrEqual(AT_MOST)
    drawnBefore = costOfStep(step)
  }
})

it('a block that grows keeps what is drawn of it', () => {
  const [list] = BLOCKS.slice(2)
  const steps = list ? stepsOf({ kind: 'block', at: 0, block: list }, 0) : []
  expect(steps.length).toBeGreaterThan(5)
  const items = steps.map((step) => ('block' in step && step.block.kind === 'list' ? step.block.items : []))
  items.slice(1).forEach((now, no) => items[no]?.forEach((item, at) => expect(now[at]).toBe(item)))
})

test('a text that comes at once is drawn in small steps, and whole', () => {
  const text = `${words(1500)}。\n${'短句。\n'.repeat(80)}`
  const steps = stepsOf({ kind: 'text', text }, 0)
  expect(steps.map((step) => (step.kind === 'text' ? step.text : '')).join('')).toBe(text)
  expect(Math.max(...steps.map(costOfStep))).toBeLessThanOrEqual(MOST)
})
