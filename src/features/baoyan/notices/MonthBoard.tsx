import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { noticeMonth, notices } from '@/contracts/baoyan/notices'
import { deadlineText, meaningNames, nextDeadline } from '@/domain/baoyan/deadlines'
import { cx } from '@/ui/cx'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { MoreRows } from '@/ui/layout/MoreRows'

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日']
const STEP = 12

const moved = (month: string, by: number): string => {
  const [year = 0, no = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, no - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Days of a month in weeks from Monday; empty places are null. */
const gridOf = (month: string): (string | null)[] => {
  const [year = 0, no = 1] = month.split('-').map(Number)
  const lead = (new Date(Date.UTC(year, no - 1, 1)).getUTCDay() + 6) % 7
  const days = new Date(Date.UTC(year, no, 0)).getUTCDate()
  return [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: days }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
  ]
}

/** Deadlines by month, from the month of the next one on. */
export const MonthBoard = observer(function MonthBoard() {
  const { call, clock } = useStores()
  const first = useResource(() => call(notices, { query: { size: 1 } }, { quiet: true }))
  return (
    <Loadable phase={first.phase} skeleton="block" size="small" onRetry={() => void first.load()}>
      {({ list }) => {
        const next = list[0] && nextDeadline(list[0].deadlines, clock.now())
        return <Months start={shanghaiDate(next?.at ?? clock.now()).slice(0, 7)} />
      }}
    </Loadable>
  )
})

const Months = observer(function Months({ start }: { readonly start: string }) {
  const { call, navigator } = useStores()
  const [month, setMonth] = useState(start)
  const [day, setDay] = useState('')
  const found = useResource(() => call(noticeMonth, { params: { month } }, { quiet: true }), month)
  const go = (by: number): void => {
    setDay('')
    setMonth(moved(month, by))
  }
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {({ days }) => {
        const ofDay = days.find((one) => one.day === day) ?? days[0]
        return (
          <View className="baoyan-column">
            <Card>
              <View className="baoyan-row">
                <Button kind="ghost" size="s" onPress={() => go(-1)}>
                  上个月
                </Button>
                <View className="baoyan-title yt-grow">{`${month.slice(0, 4)}年${Number(month.slice(5))}月`}</View>
                <Button kind="ghost" size="s" onPress={() => go(1)}>
                  下个月
                </Button>
              </View>
              <Grid
                month={month}
                counts={new Map(days.map((one) => [one.day, one.deadlines.length]))}
                chosen={ofDay?.day ?? ''}
                onChoose={setDay}
              />
            </Card>
            {ofDay ? (
              <List title={`${Number(ofDay.day.slice(5, 7))}月${Number(ofDay.day.slice(8))}日`}>
                <MoreRows
                  key={ofDay.day}
                  rows={ofDay.deadlines}
                  step={STEP}
                  unit="个截止日"
                  draw={(one) => (
                    <Cell
                      key={`${one.noticeId}${one.round}${one.meaning}`}
                      title={one.title}
                      note={`${meaningNames[one.meaning]} ${deadlineText(one)}${one.isSample ? ' · 示例数据' : ''}`}
                      onPress={() => void navigator.go('baoyanDetails', { id: one.noticeId })}
                    />
                  )}
                />
              </List>
            ) : (
              <Empty size="small" title="这个月没有截止日" hint="换一个月看看" />
            )}
          </View>
        )
      }}
    </Loadable>
  )
})

interface GridProps {
  readonly month: string
  readonly counts: ReadonlyMap<string, number>
  readonly chosen: string
  readonly onChoose: (day: string) => void
}

function Grid({ month, counts, chosen, onChoose }: GridProps) {
  return (
    <View className="baoyan-month">
      {WEEKDAYS.map((name) => (
        <View key={name} className="baoyan-month__head">
          {name}
        </View>
      ))}
      {gridOf(month).map((day, at) => {
        const count = day ? (counts.get(day) ?? 0) : 0
        if (!day || count === 0)
          return (
            <View key={day ?? at} className="baoyan-month__day">
              {day ? Number(day.slice(8)) : ''}
            </View>
          )
        return (
          <Pressable
            key={day}
            className={cx(
              'baoyan-month__day baoyan-month__day--has',
              chosen === day && 'baoyan-month__day--on',
            )}
            label={`${Number(day.slice(8))} ${count} 个截止日`}
            onPress={() => onChoose(day)}
          >
            <View>{Number(day.slice(8))}</View>
            <View className="baoyan-month__count">{`${count} 个`}</View>
          </Pressable>
        )
      })}
    </View>
  )
}
