import { Cell } from '@/ui/layout/Cell'
import { Tag } from '@/ui/feedback/Tag'
import { levelTexts, masteryText, type PlacedPoint } from './masteryTexts'

interface PointCellProps {
  readonly placed: PlacedPoint
  /** Whether the subject has to be said, as in a list of several. */
  readonly saysSubject?: boolean
  readonly onPress: (placed: PlacedPoint) => void
}

/** A knowledge point in a list: how far it is mastered, by its word and its figure. */
export function PointCell({ placed, saysSubject = false, onPress }: PointCellProps) {
  const { subject, point } = placed
  const { text, tone } = levelTexts[point.level]
  return (
    <Cell
      title={point.point}
      note={saysSubject ? `${subject.name} · ${masteryText(point)}` : masteryText(point)}
      value={<Tag tone={tone}>{text}</Tag>}
      onPress={() => onPress(placed)}
      testId={`point-${subject.subject}-${point.point}`}
    />
  )
}
