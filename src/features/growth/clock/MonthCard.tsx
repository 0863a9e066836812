import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/layout/Card'
import type { ClockBoard } from './ClockBoard'
import { monthBeside, monthGrid, monthText } from './monthGrid'
import './MonthCard.scss'

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日']

interface MonthCardProps {
  readonly board: ClockBoard
  readonly today: string
}

/** The calendar of check-ins, month by month, with its legend in words. */
export const MonthCard = observer(function MonthCard({ board, today }: MonthCardProps) {
  const { month, days } = board
  const isNow = month >= today.slice(0, 7)
  return (
    <Card>
      <View className="month__bar">
        <Button kind="ghost" size="s" label="上个月" onPress={() => board.show(monthBeside(month, -1))}>
          上个月
        </Button>
        <View className="month__name">{monthText(month)}</View>
        <Button
          kind="ghost"
          size="s"
          label="下个月"
          disabled={isNow}
          onPress={() => board.show(monthBeside(month, 1))}
        >
          下个月
        </Button>
      </View>
      <View className="month__grid">
        {WEEKDAYS.map((name) => (
          <View key={name} className="month__head">
            {name}
          </View>
        ))}
        {monthGrid(month, today, days).map(({ key, day, state }) => (
          <View key={key} className={cx('month__day', `month__day--${state}`)}>
            {state === 'blank' ? '' : day}
            {state === 'real' ? <View className="month__mark">✓</View> : null}
            {state === 'card' ? <View className="month__mark">补</View> : null}
          </View>
        ))}
      </View>
      <View className="growth__note">✓ 已打卡　补 补签　凌晨 4 点算新的一天</View>
    </Card>
  )
})
