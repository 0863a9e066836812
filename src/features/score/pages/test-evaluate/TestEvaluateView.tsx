import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { knowledge } from '@/contracts/exercise/knowledge'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import '../../score.scss'

/** Vocational subjects are no papers of the exam. */
const PAPER = /^\d{3}$/

/** /score/testevaluate: an adaptive test of each subject. */
export const TestEvaluateView = observer(function TestEvaluateView() {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () => call(knowledge, { params: { uid: session.uid } }, { quiet: true }),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(subjects) => {
        const papers = subjects.filter(({ subject }) => PAPER.test(subject))
        if (papers.length === 0) return <Empty title="还没有可以测试的科目" hint="题目上架后就能测" />
        return (
          <View className="score-page">
            <View className="score-note">题目难度随作答自动调整，每科十几题，测完就能估出分数范围。</View>
            <List title="选一科开始">
              {papers.map(({ subject, name, ability }) => (
                <Cell
                  key={subject}
                  title={name}
                  note={ability ? `已答 ${ability.answers} 题，再测一次更准` : '还没有测过'}
                  onPress={() => void navigator.go('exercisesCombatAbilityTest', { subject })}
                  testId={`test-${subject}`}
                />
              ))}
            </List>
            <Button block onPress={() => void navigator.go('scoreTestreport', {})} testId="to-test-report">
              看测试报告
            </Button>
          </View>
        )
      }}
    </Loadable>
  )
})
