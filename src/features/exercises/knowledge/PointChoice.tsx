import type { PlacedPoint } from './masteryTexts'
import { List } from '@/ui/layout/List'
import { KnowledgeBySubject } from './KnowledgeBySubject'
import { PointCell } from './PointCell'

interface PointChoiceProps {
  readonly title: string
  readonly onChoose: (placed: PlacedPoint) => void
}

/** The knowledge points on which a test can be made, one subject at a time. */
export function PointChoice({ title, onChoose }: PointChoiceProps) {
  return (
    <KnowledgeBySubject>
      {(subject) => (
        <List title={title}>
          {subject.points
            .filter(({ testCount }) => testCount > 0)
            .map((point) => (
              <PointCell key={point.point} placed={{ subject, point }} onPress={onChoose} />
            ))}
        </List>
      )}
    </KnowledgeBySubject>
  )
}
