import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { scorePapers } from '@/contracts/score/papers'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import '../score.scss'

/** Papers that are open for estimation. */
export const PaperList = observer(function PaperList() {
  const { call, navigator } = useStores()
  const found = useResource(() => call(scorePapers, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(papers) =>
        papers.length === 0 ? (
          <Empty title="还没有开放估分的试卷" hint="初试结束当晚开放，可以先用快速评估" />
        ) : (
          <View className="score-column">
            <List title="选择试卷">
              {papers.map(({ paperId, title, unit, full, people }) => (
                <Cell
                  key={paperId}
                  title={title}
                  note={`${unit} · 满分 ${full} 分${people > 0 ? ` · ${people} 人已估分` : ''}`}
                  onPress={() => void navigator.go('scoreEstimateScore', { paper: paperId })}
                  testId={`paper-${paperId}`}
                />
              ))}
            </List>
          </View>
        )
      }
    </Loadable>
  )
})
