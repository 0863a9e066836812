import type { Browser } from 'playwright-core'

/** Runs in the page: its styles in one element, its scripts gone. A text, so that no TypeScript loader touches it. */
const FREEZE = `(() => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  for (const node of document.querySelectorAll('script, link[rel=stylesheet], link[rel=preload]')) node.remove()
  document.head.insertAdjacentHTML('beforeend', '<style>' + rules.join('') + '</style>')
  return '<!doctype html>' + document.documentElement.outerHTML
})()`

/** The page as it looks when it is done, as plain HTML without a script: the floor that no app can beat. */
export const snapshot = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await page.evaluate<string>(FREEZE)
  await page.close()
  return html
}
