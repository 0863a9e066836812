import { PATIENCE_MS } from '../patience'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

/** Sends a passage as context, so that the stub model is used; its answer has 20,000 characters. */
const ABOUT_A_WORD = '/market/chatbot-pro?kind=word&key=abandon&title=abandon'
const IDLE_MS = 2000
/** Elements and texts that one step may bring: some 2 KB of an answer, however long it has become. */
const MOST_NODES = 60

/** Observations while a page was drawn. */
interface Seen {
  /** How many nodes each drawing brought. */
  readonly steps: readonly number[]
  /** Drawings that touched what was finished before. */
  readonly redrawn: number
  readonly blocks: number
}

/** Runs in the page: notes what each drawing of the answer brings, and whether a finished block was touched. */
const noteSteps = (): void => {
  const seen = { steps: [] as number[], redrawn: 0, blocks: 0 }
  Object.assign(globalThis, { __seen: seen })
  const sizeOf = (node: Node): number => [...node.childNodes].reduce((sum, child) => sum + sizeOf(child), 1)
  const finished = (): Element | undefined => document.querySelector('.chat__answer')?.children[0]
  new MutationObserver((records) => {
    const blocks = finished()
    if (!blocks) return
    const settled = [...blocks.children].slice(0, Math.max(0, seen.blocks - 1))
    seen.redrawn += Number(records.some(({ target }) => settled.some((block) => block.contains(target))))
    seen.steps.push(
      records.flatMap(({ addedNodes }) => [...addedNodes]).reduce((sum, node) => sum + sizeOf(node), 0),
    )
    seen.blocks = blocks.children.length
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Runs in the page: from now on the frames that are drawn are counted, by their own stamps. */
const countFrames = (): void => {
  const counted = { frames: 0, from: 0, to: 0 }
  Object.assign(globalThis, { __counted: counted })
  const next = (stamp: number): void => {
    counted.from ||= stamp
    counted.to = stamp
    counted.frames += 1
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Runs in the page: frames a second since they were counted last. */
const framesSoFar = (): number => {
  const { __counted: counted } = globalThis as unknown as {
    __counted: { frames: number; from: number; to: number }
  }
  const rate = ((counted.frames - 1) * 1000) / (counted.to - counted.from)
  Object.assign(counted, { frames: 0, from: 0 })
  return rate
}

afterAll(closeBrowser)

it(
  'of an answer of 20,000 characters each step draws its end anew, and nothing that was finished',
  async () => {
    const context = await openPhone()
    const page = await context.newPage()
    await page.goto(services().backend + ABOUT_A_WORD)
    const input = page.getByLabel('问题', { exact: true }).and(page.locator('input, textarea'))
    await input.fill('长篇大论')
    await page.evaluate(countFrames)
    await page.waitForTimeout(IDLE_MS)
    const idle = await page.evaluate(framesSoFar)
    await page.evaluate(noteSteps)
    await page.getByText('发送', { exact: true }).tap()
    await page
      .getByText('第 65 部分')
      .first()
      .waitFor({ timeout: 4 * PATIENCE_MS })
    await page.getByText('换个答案').waitFor({ timeout: 4 * PATIENCE_MS })
    const grown = await page.evaluate(framesSoFar)
    const seen = await page.evaluate(() => (globalThis as unknown as { __seen: Seen }).__seen)
    process.stdout.write(
      `20,000 characters: ${seen.steps.length} steps of at most ${Math.max(...seen.steps)} nodes; frames ${(grown / idle).toFixed(2)} × an idle page\n`,
    )
    expect(seen.blocks).toBeGreaterThan(250)
    expect(seen.redrawn).toBe(0)
    expect(Math.max(...seen.steps)).toBeLessThanOrEqual(MOST_NODES)
    await context.close()
  },
  10 * PATIENCE_MS,
)
