import * as v from 'valibot'
import { catchApiError, type CallApi } from '@/api'
import { keepFollow } from '@/contracts/baoyan/follows'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'

/** A stranger follows no more notices than the board reads at once. */
const MOST = 50
const kept = new PersistedValue(storage.local, 'baoyan-follows', v.array(v.string()))

/** Notices that are followed on this device without a login, the newest first. */
export const localFollows = (): readonly string[] => kept.read() ?? []

/** Follows a notice on this device, or no longer; false where there is no room. */
export const setLocalFollow = (noticeId: string, isKept: boolean): boolean => {
  const others = localFollows().filter((one) => one !== noticeId)
  if (!isKept) return kept.write(others)
  return others.length < MOST && kept.write([noticeId, ...others])
}

/** Moves a visitor's follows to the account that has logged in; failed ones stay for the next login. */
export const moveFollows = async (call: CallApi, uid: string): Promise<void> => {
  for (const noticeId of localFollows()) {
    // The learner may have taken it away while an earlier one moved.
    if (!localFollows().includes(noticeId)) continue
    const isMoved = await catchApiError(
      () => call(keepFollow, { params: { uid, noticeId }, body: {} }, { quiet: true }).then(() => true),
      ({ isRefusal, status }) => isRefusal && status === 404,
    )
    if (isMoved) setLocalFollow(noticeId, false)
  }
}
