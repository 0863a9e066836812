import { View } from '@tarojs/components'
import { Card } from '@/ui/layout/Card'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { KnowledgeBySubject } from '../../knowledge/KnowledgeBySubject'
import { PointSheet } from '../../knowledge/PointSheet'
import { levels, levelTexts, percentText, type PlacedPoint } from '../../knowledge/masteryTexts'
import './MasterStatusView.scss'

/** /exercises/master-status?subject=: the knowledge points of a subject as a map, each by its colour and in words. */
export function MasterStatusView() {
  return (
    <KnowledgeBySubject>
      {(subject) => (
        <PointSheet subject={subject}>
          {(show) => (
            <>
              <Card>
                <View className="exercise__title">
                  {levels
                    .map((level) => ({
                      level,
                      count: subject.points.filter((one) => one.level === level).length,
                    }))
                    .filter(({ count }) => count > 0)
                    .map(({ level, count }) => `${levelTexts[level].text} ${count}`)
                    .join('，')}
                </View>
                <View className="exercise__note">
                  掌握度是这个知识点里估计会做的题占多少：主要由每题第一次作答估计，再做旧题按隔了多久计入；错题本单独统计，不影响掌握度
                </View>
              </Card>
              <View className="mastery-map">
                {subject.points.map((point) => (
                  <Tile key={point.point} placed={{ subject, point }} onPress={show} />
                ))}
              </View>
            </>
          )}
        </PointSheet>
      )}
    </KnowledgeBySubject>
  )
}

interface TileProps {
  readonly placed: PlacedPoint
  readonly onPress: (placed: PlacedPoint) => void
}

function Tile({ placed, onPress }: TileProps) {
  const { point } = placed
  const { text } = levelTexts[point.level]
  return (
    <Pressable
      className={cx('mastery-map__tile', `mastery-map__tile--${point.level}`)}
      onPress={() => onPress(placed)}
      testId={`tile-${point.point}`}
    >
      <View className="mastery-map__name">{point.point}</View>
      <View className="mastery-map__level">
        {text}
        {point.mastery === null ? ` ${point.answers} 题` : ` ${percentText(point.mastery)}`}
      </View>
    </Pressable>
  )
}
