import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Choice, useReturnedChoice } from '@/blocks/admission/choiceReturn'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { choiceQuery } from '@/blocks/admission/choiceAddress'
import { MOST_COMPARED, useComparedSchools } from '../../facts/useComparedSchools'
import '../../schoolChoice.scss'

const CALLER = 'contrast'
const LEAST = 2

/** /choose/school-contrast?school=&name=: pick two to four schools and, if wanted, a major. */
export const SchoolContrastView = observer(function SchoolContrastView() {
  const { navigator, ui } = useStores()
  const { given } = useRoute()
  const { schools, set: setSchools, left } = useComparedSchools(given['school'], given['name'])
  const [major, setMajor] = useState<Choice[number]>()
  useReturnedChoice(CALLER, setSchools)
  useReturnedChoice(`${CALLER}-major`, ([chosen]) => setMajor(chosen))
  const compare = (): void => {
    if (schools.length < LEAST) return ui.say('请至少选择两所院校')
    void navigator.go('chooseSchoolContrastDetail', {
      school: schools.map(({ id }) => id).join(','),
      ...(major && { code: major.id }),
    })
  }
  return (
    <View className="choice-page choice-page--bar">
      {left ? (
        <View className="choice-error">{`最多对比 ${MOST_COMPARED} 所，${left}还没有加入：先移除一所，再从它的院校页加入`}</View>
      ) : null}
      <List title={`要对比的院校（${schools.length}/${MOST_COMPARED}）`}>
        {schools.map(({ id, name }) => (
          <Cell
            key={id}
            title={name}
            value={
              <Button
                kind="ghost"
                size="s"
                label={`移除${name}`}
                onPress={() => setSchools(schools.filter((one) => one.id !== id))}
              >
                移除
              </Button>
            }
          />
        ))}
        <Cell
          title={schools.length === 0 ? '选择院校' : '增减院校'}
          note={`最多 ${MOST_COMPARED} 所`}
          onPress={() => void navigator.go('academyFilter', choiceQuery(CALLER, schools, MOST_COMPARED))}
          testId="contrast-schools"
        />
      </List>
      <List title="同一个专业（选填）">
        <Cell
          title={major?.name ?? '选择专业'}
          note="选了专业，再比这个专业的科目、人数和分数线"
          onPress={() => void navigator.go('specialtyFilter', choiceQuery(`${CALLER}-major`, [], 1))}
          testId="contrast-major"
        />
      </List>
      <FootBar>
        <Button block disabled={schools.length < LEAST} onPress={compare} testId="contrast-go">
          {schools.length < LEAST ? '至少选两所院校' : `对比 ${schools.length} 所院校`}
        </Button>
      </FootBar>
    </View>
  )
})
