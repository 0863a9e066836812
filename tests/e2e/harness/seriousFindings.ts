import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly string[]
}

/** A theme that has just changed may still be on its way to its colours; what repeats for ever is never awaited. */
const COLOURS_ARE_THERE = `Promise.allSettled(
  document.getAnimations().filter((running) => running instanceof CSSTransition).map(({ finished }) => finished))`

const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target }) => target.join(' ')) })))`

/** What axe finds serious or critical on a page as it stands, once its colours have arrived. */
export const seriousFindings = async (page: Page): Promise<readonly Finding[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  await page.evaluate(COLOURS_ARE_THERE)
  return page.evaluate<Finding[]>(RUN_AXE)
}
