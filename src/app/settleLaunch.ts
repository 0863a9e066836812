import { formatQuery } from '@/lib/query'
import type { DeviceFacts } from '@/platform/device'
import { navigation } from '@/platform/navigation'
import { buildAddress } from '@/routes/buildUrl'
import type { AppStores } from './createStores'

/**
 * Applies guards and fallbacks to the address that an H5 page was opened with, before Taro's router starts, so that the
 * wrong page is never mounted.
 */
export const settleAddress = ({ navigator }: AppStores, { target, launch }: DeviceFacts): void => {
  if (target === 'weapp') return
  const resolution = navigator.resolve(launch.path, launch.query)
  if (resolution.kind === 'leave') {
    return navigation.leave(resolution.site + resolution.path + formatQuery(resolution.query))
  }
  const settled = buildAddress(resolution.id, resolution.given)
  const opened = launch.path + formatQuery(launch.query)
  if (settled !== opened) navigation.rewriteAddress(settled)
}
