import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FactSource } from '@/blocks/admission/FactSource'
import { admissionCalendar } from '@/contracts/choose/lines'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'

const MOST_SHOWN = 6

const span = (start: string, end: string | undefined): string =>
  end && end !== start ? `${start} 至 ${end}` : start

/** The next dates of the exam; estimates are marked. */
export const AdmissionDates = observer(function AdmissionDates() {
  const { call, clock } = useStores()
  const found = useResource(() => call(admissionCalendar, { query: {} }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {({ examYear, events, source }) => {
        const today = shanghaiDate(clock.now())
        const next = events
          .filter(({ kind, start, end }) => kind === 'exam' && (end ?? start) >= today)
          .slice(0, MOST_SHOWN)
        return (
          <View className="choice-column">
            <List title={`${examYear} 年入学 · 接下来的日期`}>
              {next.map(({ event, start, end, status, note }) => (
                <Cell
                  key={`${event}${start}`}
                  title={event}
                  note={[span(start, end), note].filter(Boolean).join('，')}
                  value={status === 'estimate' ? <Tag tone="warning">预计</Tag> : null}
                />
              ))}
            </List>
            <FactSource source={source} />
          </View>
        )
      }}
    </Loadable>
  )
})
