import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

const root = path.resolve(__dirname, '../..')

/** The port on which the bench's browser listens for Lighthouse. */
export const LIGHTHOUSE_PORT = 9333

/** Results of one run: score of 100, times in milliseconds, layout shift. */
export interface Measure {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

const reportSchema = v.object({
  categories: v.object({ performance: v.object({ score: v.nullable(v.number()) }) }),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
})

/**
 * One Lighthouse run: mobile, throttling applied by the browser (562 ms latency, 1.44 Mbit/s, 4 × CPU). Its command line,
 * because it sends its own functions into the page and those must not pass through our TypeScript loader.
 */
export const measure = async (url: string): Promise<Measure> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--port=${LIGHTHOUSE_PORT}`,
      '--output=json',
      '--only-categories=performance',
      '--throttling-method=devtools',
      '--quiet',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories, audits } = v.parse(reportSchema, JSON.parse(stdout))
  const value = (name: string): number => audits[name]?.numericValue ?? NaN
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  }
}
