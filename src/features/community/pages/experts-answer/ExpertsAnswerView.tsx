import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { experts } from '@/contracts/community/experts'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { MoreRows } from '@/ui/layout/MoreRows'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import { Avatar } from '@/ui/media/Avatar'
import { expertSubjects } from '../../experts/expertTexts'
import { QuestionList } from '../../experts/QuestionList'
import { UnreadLine } from '../../messages/UnreadCount'
import '../../community.scss'

type Subject = (typeof expertSubjects)[number] | '全部'
const TABS = (['全部', ...expertSubjects] as const).map((key) => ({ key, text: key }))

/** /experts-answer: experts by subject, and featured questions. */
export const ExpertsAnswerView = observer(function ExpertsAnswerView() {
  const { call, navigator } = useStores()
  const [subject, choose] = useState<Subject>('全部')
  const found = useResource(() => call(experts, { query: {} }))
  return (
    <View className="community">
      <View className="community__note">名单为示例老师，答疑由研途教研组完成。</View>
      <Button block kind="soft" onPress={() => void navigator.go('expertsQuestion')}>
        我的提问
      </Button>
      <UnreadLine />
      <Tabs<Subject> items={TABS} active={subject} onChange={choose} label="科目" panelId="experts" />
      <View id="experts" className="community__stack">
        {/* Wrap in a View: inserting a middle child makes a mini-program resend all that follow. */}
        <View>
          <Loadable phase={found.phase} onRetry={() => void found.load()}>
            {(all) => {
              const rows = all.filter((row) => subject === '全部' || row.subject === subject)
              return rows.length === 0 ? (
                <Empty size="small" title="这一科还没有老师" hint="换一个科目看看" />
              ) : (
                <List label="老师">
                  <MoreRows
                    rows={rows}
                    step={5}
                    unit="位老师"
                    draw={({ expertId, name, title, answered, rating }) => (
                      <Cell
                        key={expertId}
                        lead={<Avatar name={name} size="s" />}
                        title={name}
                        note={`${title}　回答 ${answered} 个${rating === undefined ? '' : `　${rating} 分`}`}
                        onPress={() => void navigator.go('expertsDetail', { id: expertId })}
                      />
                    )}
                  />
                </List>
              )
            }}
          </Loadable>
        </View>
        <Section title={subject === '全部' ? '精选问答' : `${subject}问答`}>
          <QuestionList key={subject} filter={subject === '全部' ? { featured: '1' } : { subject }} />
        </Section>
      </View>
    </View>
  )
})
