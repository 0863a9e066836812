import { observer } from 'mobx-react'
import type { NoticeChange, NoticeRow } from '@/contracts/baoyan/fields'
import { deadlineEvent } from '@/domain/baoyan/deadlineEvent'
import { type Deadline, deadlineText, daysLeftText, meaningNames } from '@/domain/baoyan/deadlines'
import { dayText } from '@/lib/dayText'
import { calendar } from '@/platform/calendar'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

/** The deadlines of a notice, round by round; each that is ahead goes into the phone’s calendar. */
export const NoticeDates = observer(function NoticeDates({ notice }: { readonly notice: NoticeRow }) {
  const { clock, ui } = useStores()
  const now = clock.now()
  const add = async (deadline: Deadline): Promise<void> => {
    const isAdded = await calendar.add(deadlineEvent(notice, deadline))
    ui.say(isAdded ? '已交给手机日历' : '没能加入日历，可以复制订阅地址')
  }
  const rounds = Math.max(1, ...notice.deadlines.map(({ round }) => round))
  return (
    <List title="时间安排（北京时间）">
      {notice.deadlines.map((deadline) => {
        const { round, meaning, at } = deadline
        const name = `${rounds > 1 ? `第 ${round} 轮` : ''}${meaningNames[meaning]}`
        return (
          <Cell
            key={`${round}${meaning}`}
            title={name}
            note={`${deadlineText(deadline)}，${daysLeftText(at, now)}`}
            value={
              at > now && meaning !== 'open' ? (
                <Button kind="ghost" size="s" label={`加日历：${name}`} onPress={() => void add(deadline)}>
                  加日历
                </Button>
              ) : null
            }
          />
        )
      })}
    </List>
  )
})

/** How the deadlines of a notice moved, the newest first. */
export function NoticeChanges({ changes }: { readonly changes: readonly NoticeChange[] }) {
  if (changes.length === 0) return null
  return (
    <List title="时间变更记录">
      {changes.map(({ changeId, round, meaning, before, after, seenAt }) => (
        <Cell
          key={changeId}
          title={`第 ${round} 轮${meaningNames[meaning]}：${before ?? '未公布'} → ${after ?? '已取消'}`}
          note={`${dayText(seenAt)} 发现`}
        />
      ))}
    </List>
  )
}
