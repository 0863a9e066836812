import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { knowledgePoint, type KnowledgePoint } from '@/contracts/course/points'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Tag } from '@/ui/feedback/Tag'
import { FlipCard } from '../../points/FlipCard'
import { LessonRow } from '../../lessons/LessonRow'
import { openLesson } from '../../lessons/openLesson'
import { weightText } from '../../points/masteryText'
import '../../study/study.scss'

/** /courses/knowledge-structure-detail: a point's text, lessons and questions. */
export const KnowledgePointView = observer(function KnowledgePointView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const pointId = given['pointId']
  if (pointId === undefined) {
    return (
      <Empty
        title="先选一个考点"
        hint="从知识结构里选一个，就能看讲解和课程"
        action={{ text: '去知识结构', onPress: () => void navigator.replace('knowledgeStructure') }}
      />
    )
  }
  return <Fetched pointId={pointId} />
})

const Fetched = observer(function Fetched({ pointId }: { readonly pointId: string }) {
  const { call, session } = useStores()
  const { describe } = useRoute()
  const params = { uid: session.uid, pointId }
  const point = useResource(() => call(knowledgePoint, { params }, { quiet: true }))
  // A lesson may have been learned meanwhile.
  useDidShow(() => void point.load())
  const title = point.value?.title
  useEffect(() => {
    if (title !== undefined) describe({ title })
  }, [title])
  return (
    <Loadable phase={point.phase} skeleton="detail" onRetry={() => void point.load()}>
      {(value) => <Point point={value} />}
    </Loadable>
  )
})

interface PointProps {
  readonly point: KnowledgePoint
}

function Point({ point }: PointProps) {
  const { title, weight, subjectName, chapter, text, cards } = point
  return (
    <View className="study-page">
      <Card>
        <View className="study-page__title">{title}</View>
        <View className="study-page__row study-page__note">
          <Tag tone={weight === 3 ? 'accent' : 'plain'}>{weightText[weight]}</Tag>
          <View>
            {subjectName} · {chapter}
          </View>
        </View>
        {text.map((paragraph) => (
          <View key={paragraph} className="study-page__text">
            <MathsText text={paragraph} />
          </View>
        ))}
      </Card>
      <Lessons point={point} />
      <Section title="自测一下" note="先想答案，再点开看">
        <View className="study-page__part">
          {cards.map((card) => (
            <FlipCard key={card.cardId} card={card} />
          ))}
        </View>
      </Section>
      <Ways point={point} />
    </View>
  )
}

/** Next steps for the point, and its neighbours. */
function Ways({ point }: PointProps) {
  const { navigator } = useStores()
  const { pointId, subject, previous, next } = point
  const step = (to: string | undefined): void => {
    if (to !== undefined) void navigator.replace('knowledgeStructureDetail', { pointId: to })
  }
  return (
    <>
      <List>
        <Cell
          title="背这一科的考点"
          note="到期的先背，记得牢的隔得久"
          onPress={() => void navigator.go('superMemory', { subject })}
          testId="point-recite"
        />
        <Cell
          title="做这个考点的题"
          onPress={() => void navigator.go('exercisesStudyKnowledges', { pointId })}
          testId="point-exercise"
        />
      </List>
      <View className="study-page__row">
        <Button
          kind="soft"
          disabled={previous === undefined}
          onPress={() => step(previous)}
          testId="point-previous"
        >
          上一个考点
        </Button>
        <View className="yt-grow" />
        <Button kind="soft" disabled={next === undefined} onPress={() => step(next)} testId="point-next">
          下一个考点
        </Button>
      </View>
    </>
  )
}

function Lessons({ point }: PointProps) {
  const stores = useStores()
  if (point.lessons.length === 0) {
    return (
      <Empty
        size="small"
        title="你的课程还没有讲到它"
        hint="先看上面的讲解，或者选一门课跟着学"
        action={{ text: '去选课', onPress: () => void stores.navigator.go('productList') }}
      />
    )
  }
  return (
    <Section title="相关课程">
      <Card padding="none">
        {point.lessons.map((lesson) => (
          <LessonRow
            key={`${lesson.goodsId}-${lesson.lessonId}`}
            lesson={lesson}
            onOpen={({ kind, lessonId }) => openLesson(stores, { goodsId: lesson.goodsId, lessonId, kind })}
          />
        ))}
      </Card>
    </Section>
  )
}
