import { packageSizes } from '../host/pack/packageSizes'
import { readAppManifest } from '../host/pack/readManifest'
import type { Gate } from './Gate'

const KB = 1000
const MIB = 1024 * 1024

/** WeChat's own limits. */
const WECHAT_LIMITS = { each: 2 * MIB, total: 20 * MIB }
/** Ours. */
export const BUDGETS = { main: 532 * KB, each: 600 * KB, total: 8 * KB * KB }

const over = (what: string, bytes: number, limit: number, whose: string): string[] =>
  bytes > limit ? [`${what} is ${bytes} bytes, above ${whose} ${limit}`] : []

/** Package sizes against WeChat's limits and our budgets. */
export const packageBudgets: Gate = (dist) => {
  const packages = packageSizes(dist, readAppManifest(dist))
  const total = packages.reduce((sum, { bytes }) => sum + bytes, 0)
  const each = packages.flatMap(({ root, bytes }) => {
    const name = root ? `package ${root}` : 'the main package'
    return [
      ...over(name, bytes, WECHAT_LIMITS.each, 'WeChat’s limit of'),
      ...over(name, bytes, root ? BUDGETS.each : BUDGETS.main, 'our budget of'),
    ]
  })
  return [
    ...each,
    ...over('the whole of it', total, WECHAT_LIMITS.total, 'WeChat’s limit of'),
    ...over('the whole of it', total, BUDGETS.total, 'our budget of'),
  ]
}
