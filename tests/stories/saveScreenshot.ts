import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

const FOLDER = path.resolve(__dirname, '../../.cache/screenshots')

/** Saves a screenshot of a failed story. */
export const saveScreenshot = async (page: Page, name: string): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: path.join(FOLDER, `${name.replace(/[^\p{L}\p{N}-]+/gu, '-')}.png`) })
}
