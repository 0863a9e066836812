import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

const AXE = readFileSync(
  path.join(path.dirname(require.resolve('axe-core/package.json')), 'axe.min.js'),
  'utf8',
)

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly string[]
}

/** Waits for transitions of colours after a change of the theme; endless animations are ignored. */
const COLOURS_ARE_THERE = `Promise.allSettled(
  document.getAnimations().filter((running) => running instanceof CSSTransition).map(({ finished }) => finished))`

const runAxe = (
  only: string,
): string => `axe.run(document, { resultTypes: ['violations']${only} }).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target }) => target.join(' ')) })))`

const findings = async (page: Page, only = ''): Promise<readonly Finding[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  await page.evaluate(COLOURS_ARE_THERE)
  return page.evaluate<Finding[]>(runAxe(only))
}

/** Every page of a phone has axe from its start: half a megabyte is sent once, and not with each page. */
export const bringAxe = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(AXE)
}

/** Serious and critical axe findings of a page after its transitions. */
export const seriousFindings = (page: Page): Promise<readonly Finding[]> => findings(page)

/** The same of its colours alone: another theme changes nothing else. */
export const seriousColours = (page: Page): Promise<readonly Finding[]> =>
  findings(page, ", runOnly: ['color-contrast', 'link-in-text-block']")
