import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { Card } from '@/ui/Card'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/ProgressBar'
import { isThin, tallyText } from '../models/reportTexts'

/** The parts of a score; one that rests on too little is grey and says so. */
export function Breakdown({
  title,
  rows,
}: {
  readonly title: string
  readonly rows: AttemptReport['types']
}) {
  if (rows.length === 0) return null
  return (
    <Card>
      <View className="exercise__title">{title}</View>
      {rows.map((row) => (
        <View key={row.name} className={cx('exercise__tally', isThin(row) && 'exercise__tally--thin')}>
          <View>{row.name}</View>
          <ProgressBar value={row.points > 0 ? row.earned / row.points : 0} label={row.name} />
          <View className="exercise__note">{tallyText(row)}</View>
        </View>
      ))}
    </Card>
  )
}
