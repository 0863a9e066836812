import { View } from '@tarojs/components'
import type { CalibrationBin } from '@/contracts/word/reviews'
import { Card } from '@/ui/layout/Card'
import './RetentionReport.scss'

interface Calibration {
  readonly count: number
  readonly predicted: number | null
  readonly recalled: number | null
  readonly bins: readonly CalibrationBin[]
}

const PERCENT = 100
/** Reviews of one row from which on its share says something. */
const ENOUGH = 20

const percent = (share: number): number => Math.round(share * PERCENT)

const summaryOf = ({ count, predicted, recalled }: Calibration): string => {
  if (predicted === null || recalled === null) return '隔天复习过的词还没有，明天再来看'
  const gap = percent(recalled) - percent(predicted)
  const verdict =
    Math.abs(gap) <= 3 ? '安排得准' : gap > 0 ? '你记得比预计的牢' : '你忘得比预计的快，复习会排得更密'
  return `预计记得 ${percent(predicted)}%，实际记得 ${percent(recalled)}%，${verdict}（${count} 次隔天复习）`
}

/** Predicted against true retention, bin by bin: the proof of the schedule. Rows with few reviews are grey. */
export function RetentionReport({ calibration }: { readonly calibration: Calibration }) {
  return (
    <Card testId="retention">
      <View className="vocab__title">记得准不准</View>
      <View className="vocab__note vocab__ask">{summaryOf(calibration)}</View>
      {calibration.bins.map(({ from, to, count, predicted, recalled }) => (
        <View
          key={from}
          className={count < ENOUGH ? 'retention__row retention__row--thin' : 'retention__row'}
        >
          <View className="retention__name">
            {percent(from)}–{percent(to)}%
          </View>
          <View className="yt-grow">
            <View
              className="retention__bar retention__bar--predicted"
              style={{ width: `${percent(predicted)}%` }}
            />
            <View className="retention__bar" style={{ width: `${percent(recalled)}%` }} />
          </View>
          <View className="retention__value">
            实际 {percent(recalled)}%<View className="retention__count">{count} 次</View>
          </View>
        </View>
      ))}
    </Card>
  )
}
