import type { Invite } from '@/contracts/growth/awards'
import { INVITE_STUDY_DAYS } from '@/domain/growth/inviteRules'

/** The state of an invitation in words. `pays`: whether awards can be claimed here (never in the mini-program). */
export const inviteText = (
  { state, studyDays }: Pick<Invite, 'state' | 'studyDays'>,
  pays: boolean,
): string => {
  switch (state) {
    case 'bound':
      return `已注册，学了 ${studyDays}/${INVITE_STUDY_DAYS} 天`
    case 'qualified':
      return pays ? '已达成，可以领取' : '已达成'
    case 'paid':
      return '奖励已领取'
    case 'full':
      return '已达成；奖励次数已用完'
  }
}
