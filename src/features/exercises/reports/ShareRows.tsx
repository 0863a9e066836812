import { View } from '@tarojs/components'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { Card } from '@/ui/layout/Card'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/charts/ProgressBar'

/** One share of something, as a bar and in words. */
export interface ShareRow {
  readonly key: string
  readonly name: string
  /** 0 to 1. */
  readonly share: number
  readonly text: string
  /** Rests on too little: grey; its text has the number, and one note below the rows explains it. */
  readonly isThin: boolean
}

interface ShareRowsProps {
  readonly title: string
  readonly rows: readonly ShareRow[]
}

/** Shares below each other; nothing where there are none. */
export function ShareRows({ title, rows }: ShareRowsProps) {
  if (rows.length === 0) return null
  return (
    <Card>
      <View className="exercise__title">{title}</View>
      {rows.map(({ key, name, share, text, isThin }) => (
        <View key={key} className={cx('exercise__tally', isThin && 'exercise__tally--thin')}>
          <View>{name}</View>
          <ProgressBar value={share} label={name} />
          <View className="exercise__note">{text}</View>
        </View>
      ))}
      {rows.some(({ isThin }) => isThin) ? (
        <View className="exercise__note exercise__help">{`不足 ${FEWEST_ANSWERS} 题的，仅供参考`}</View>
      ) : null}
    </Card>
  )
}
