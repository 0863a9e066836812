import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }

/** Bytes after gzip -9 of all JS and CSS that the first visit of an address requests. */
export const requestedBytes = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
  await context.close()
  return total
}
