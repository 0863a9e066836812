import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { KnowledgeTree, PointSubject } from '@/contracts/course/points'
import { masteryLevel } from '@/domain/courses/mastery'
import { usePageCache } from '@/stores/page/usePageCache'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { Stat } from '@/ui/charts/Stat'
import { Tabs } from '@/ui/layout/Tabs'
import { PointLine } from '../../points/PointLine'
import { WithPointSubjects } from '../../points/WithPointSubjects'
import { KnowledgeBoard } from '../../points/KnowledgeBoard'
import '../../lessons/ChapterList.scss'
import '../../study/study.scss'

/** /courses/knowledge-structure: the tree of a subject, with how far each point is mastered. */
export const KnowledgeStructureView = observer(function KnowledgeStructureView() {
  return (
    <WithPointSubjects>{(subjects, first) => <Board subjects={subjects} first={first} />}</WithPointSubjects>
  )
})

interface BoardProps {
  readonly subjects: readonly PointSubject[]
  readonly first: PointSubject
}

const Board = observer(function Board({ subjects, first }: BoardProps) {
  const stores = useStores()
  const { row, given } = useRoute()
  const asked = subjects.find(({ key }) => key === given['subject']) ?? first
  const board = usePageCache(
    'knowledge-structure',
    row.keepAlive === true,
    () => new KnowledgeBoard(stores, asked.key),
  )
  useEffect(board.load, [board])
  // A lesson may have been learned meanwhile.
  useDidShow(board.load)
  return (
    <View className="study-page">
      <Tabs
        items={subjects.map(({ key, name }) => ({ key, text: name }))}
        active={board.subject}
        onChange={board.show}
        label="科目"
        panelId="knowledge-tree"
      />
      <View id="knowledge-tree" className="study-page__part">
        <Loadable phase={board.tree.phase} skeleton="card" size="small" onRetry={board.load}>
          {(tree) => <Tree tree={tree} board={board} />}
        </Loadable>
      </View>
    </View>
  )
})

interface TreeProps {
  readonly tree: KnowledgeTree
  readonly board: KnowledgeBoard
}

const Tree = observer(function Tree({ tree, board }: TreeProps) {
  const points = tree.chapters.flatMap((chapter) => chapter.points)
  const countOf = (level: string) => points.filter((point) => masteryLevel(point) === level).length
  return (
    <>
      <Card>
        <View className="study-page__stats">
          <Stat value={points.length} unit="个" label="考点" />
          <Stat value={countOf('mastered')} unit="个" label="已掌握" />
          <Stat value={countOf('learning')} unit="个" label="学习中" />
        </View>
        <View className="study-page__note">掌握程度按你的课程里学完的课时计算；没有课程讲到的考点不计。</View>
      </Card>
      {tree.chapters.map(({ title, points: rows }) => {
        const isOpen = board.isOpen(title)
        return (
          <Card key={title} padding="none">
            <Pressable
              className="chapter__head"
              feedback="row"
              expanded={isOpen}
              onPress={() => board.fold(title)}
              testId={`knowledge-${title}`}
            >
              <View className="yt-grow">
                <View className="chapter__title">{title}</View>
                <View className="chapter__note">{rows.length} 个考点</View>
              </View>
              <Icon
                name="next"
                className={isOpen ? 'chapter__arrow chapter__arrow--open' : 'chapter__arrow'}
              />
            </Pressable>
            {isOpen ? rows.map((point) => <PointLine key={point.pointId} point={point} />) : null}
          </Card>
        )
      })}
    </>
  )
})
