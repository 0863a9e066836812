import { observer } from 'mobx-react'
import { admissionCalendar } from '@/contracts/choose/lines'
import { seasonEntry } from '@/domain/baoyan/season'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { MoreRows } from '@/ui/layout/MoreRows'
import { FactSource } from '@/blocks/admission/FactSource'

/** Windows of the recommendation season that are still to come; estimates are marked. */
export const SeasonDates = observer(function SeasonDates() {
  const { call, clock } = useStores()
  const entry = String(seasonEntry(clock.now()))
  const found = useResource(() => call(admissionCalendar, { query: { examYear: entry } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {({ events, source }) => {
        const shown = events.filter(({ kind }) => kind === 'recommend')
        return shown.length === 0 ? null : (
          <>
            <List title={`${entry} 年入学 · 推免日历`}>
              <MoreRows
                rows={shown}
                first={1}
                step={4}
                unit="个时间"
                draw={({ event, start, end, status, note }) => (
                  <Cell
                    key={event}
                    title={event}
                    note={[end ? `${start} 至 ${end}` : `${start} 起`, note].filter(Boolean).join('，')}
                    value={status === 'estimate' ? <Tag tone="warning">预计</Tag> : null}
                  />
                )}
              />
            </List>
            <FactSource source={source} />
          </>
        )
      }}
    </Loadable>
  )
})
