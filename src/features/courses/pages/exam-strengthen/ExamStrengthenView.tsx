import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { PointSubject } from '@/contracts/course/points'
import { Pages } from '@/blocks/Pages'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Tabs } from '@/ui/layout/Tabs'
import { PointLine } from '../../points/PointLine'
import { WithPointSubjects } from '../../points/WithPointSubjects'
import { WeakPointList } from '../../points/WeakPointList'
import '../../study/study.scss'

/** /courses/exam-strengthen: the points to work on, weakest first. */
export const ExamStrengthenView = observer(function ExamStrengthenView() {
  return <WithPointSubjects>{(subjects) => <Points subjects={subjects} />}</WithPointSubjects>
})

const Points = observer(function Points({ subjects }: { readonly subjects: readonly PointSubject[] }) {
  const stores = useStores()
  const list = usePageStore(() => new WeakPointList(stores))
  // A lesson may have been learned meanwhile.
  useDidShow(list.reload)
  const tabs = [{ key: '', text: '全部' }, ...subjects.map(({ key, name }) => ({ key, text: name }))]
  return (
    <View className="study-page">
      <View className="study-page__note">
        按「考得多、学得少」排序：越靠前越值得先补。掌握程度按课程里学完的课时计算。
      </View>
      <Tabs items={tabs} active={list.subject} onChange={list.show} label="科目" panelId="weak-points" />
      <View id="weak-points">
        <Pages
          key={list.subject}
          pages={list.pages}
          label="要强化的考点"
          draw={(point) => (
            <PointLine key={point.pointId} point={point} place={`${point.subjectName} · ${point.chapter}`} />
          )}
          empty={
            <Empty
              size="small"
              art="done"
              title="考点都掌握了"
              hint="背一背，让它们留得更久"
              action={{ text: '去背考点', onPress: () => void stores.navigator.go('superMemory') }}
            />
          }
        />
      </View>
    </View>
  )
})
