import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { articleFilters } from '@/contracts/community/articles'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Choice } from '@/ui/controls/Choice'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { ScrollRow } from '@/ui/layout/scrollRow'
import { ArticleList } from '../../articles/ArticleList'
import '../../community.scss'

const ALL = '全部'
const optionsOf = (names: readonly string[]) => [ALL, ...names].map((key) => ({ key, text: key }))

/** /experience/expert-experience: experience posts, by kind of school and by subject. */
export const ExpertExperienceView = observer(function ExpertExperienceView() {
  const { call } = useStores()
  const found = useResource(() => call(articleFilters, { params: { channel: 'experience' } }))
  const [school, chooseSchool] = useState(ALL)
  const [major, chooseMajor] = useState(ALL)
  const filter = {
    channel: 'experience' as const,
    ...(school !== ALL && { school }),
    ...(major !== ALL && { major }),
  }
  return (
    <View className="community">
      <View className="community__note">以下经验为编写的示例，人物和经历不对应真实考生，方法可以参考。</View>
      <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="card">
        {({ schools, majors }) => (
          <Card>
            <Choice options={optionsOf(schools)} label="院校类型" value={school} onChange={chooseSchool} />
            <ScrollRow>
              <Choice
                options={optionsOf(majors)}
                label="专业"
                value={major}
                onChange={chooseMajor}
                className="community__line"
              />
            </ScrollRow>
          </Card>
        )}
      </Loadable>
      <ArticleList
        key={JSON.stringify(filter)}
        filter={filter}
        label="学长经验"
        empty={{
          text: '看全部经验',
          onPress: () => {
            chooseSchool(ALL)
            chooseMajor(ALL)
          },
        }}
      />
    </View>
  )
})
