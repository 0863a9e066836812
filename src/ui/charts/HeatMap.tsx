import { View } from '@tarojs/components'
import { ChartFrame } from './ChartFrame'
import { ChartLayer } from './ChartLayer'
import { boxesPath, heatLevel } from './chartPaths'
import { ScrollRow } from '../layout/scrollRow'
import { ariaProps } from '../controls/target'

/** One day of the map. */
export interface HeatDay {
  /** As 2027-06-01. */
  readonly day: string
  readonly value: number
}

interface HeatMapProps {
  /** Days without a gap, oldest first. */
  readonly days: readonly HeatDay[]
  readonly says: string
  readonly basis: string
  readonly testId?: string
}

const CELL = 14
const GAP = 3
const STEP = CELL + GAP
const WEEK = 7
const LEVELS = [1, 2, 3, 4] as const
const WEEKDAYS = ['一', '', '三', '', '五', '', '日']
const LAST = 'yt-heat-last'

/** The column below the Monday of its week. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK

/** A calendar of weeks whose cells are stronger on days with more; the newest week is in sight. */
export function HeatMap({ days, says, basis, testId }: HeatMapProps) {
  const lead = days[0] ? weekdayOf(days[0].day) : 0
  const largest = Math.max(0, ...days.map(({ value }) => value))
  const cells = days.map(({ value }, index) => {
    const place = lead + index
    const box = { x: Math.floor(place / WEEK) * STEP, y: (place % WEEK) * STEP, width: CELL, height: CELL }
    return { level: heatLevel(value, largest), box }
  })
  const plane = { width: Math.ceil((lead + days.length) / WEEK) * STEP, height: WEEK * STEP }
  const pathOf = (level: number): string =>
    boxesPath(cells.filter((cell) => cell.level === level).map(({ box }) => box))
  return (
    <ChartFrame says={says} basis={basis} testId={testId}>
      <View className="yt-heat">
        <View className="yt-heat__weekdays">
          {WEEKDAYS.map((text, index) => (
            <View key={index} className="yt-heat__weekday">
              {text}
            </View>
          ))}
        </View>
        <ScrollRow activeId={LAST}>
          <View className="yt-heat__plane" style={{ width: `${plane.width}px`, height: `${plane.height}px` }}>
            <ChartLayer draw="fill" fit="keep" tone="quiet" plane={plane} path={pathOf(0)} />
            {LEVELS.map((level) => (
              <ChartLayer
                key={level}
                draw="fill"
                fit="keep"
                tone="brand"
                plane={plane}
                path={pathOf(level)}
                className={`yt-heat__level--${level}`}
              />
            ))}
            <View className="yt-heat__last" {...ariaProps({ id: LAST })} />
          </View>
        </ScrollRow>
      </View>
      <View className="yt-heat__key">
        少
        {LEVELS.map((level) => (
          <View key={level} className={`yt-heat__sample yt-heat__level--${level}`} />
        ))}
        多
      </View>
    </ChartFrame>
  )
}
