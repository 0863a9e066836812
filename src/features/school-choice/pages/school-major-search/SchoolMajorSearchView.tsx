import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Choice, useReturnedChoice } from '@/blocks/admission/choiceReturn'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { useTypedText } from '../../facts/useTypedText'
import { ProgrammePages } from '../../programmes/ProgrammePages'
import '../../schoolChoice.scss'

const CALLER = 'school-major'

/** /choose/school-major-search?school=&name=&keyword=: a major inside a school. */
export const SchoolMajorSearchView = observer(function SchoolMajorSearchView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const [school, setSchool] = useState<Choice[number] | undefined>(() =>
    given['school'] ? { id: given['school'], name: given['name'] ?? '已选院校' } : undefined,
  )
  const { typed, setTyped, settled } = useTypedText(given['keyword'])
  useReturnedChoice(CALLER, ([chosen]) => chosen && setSchool(chosen))
  const choose = (): void => void navigator.go('academySearch', { for: CALLER })
  return (
    <View className="choice-page">
      <Button kind="soft" block onPress={choose} testId="pick-school">
        {school ? `${school.name}，换一所` : '先选一所院校'}
      </Button>
      {school ? (
        <>
          <Field
            label="在校内找专业"
            hideLabel
            type="search"
            confirmType="search"
            value={typed}
            onChange={setTyped}
            placeholder="专业名称、代码或拼音"
            maxLength={40}
            testId="major-keyword"
          />
          <ProgrammePages
            key={`${school.id} ${settled}`}
            filter={{ school: school.id, ...(settled && { keyword: settled }) }}
            withSchool={false}
            onReset={() => setTyped('')}
          />
        </>
      ) : (
        <Empty
          size="small"
          title="还没有选院校"
          hint="选好院校，再搜它的专业"
          action={{ text: '选院校', onPress: choose }}
        />
      )}
    </View>
  )
})
