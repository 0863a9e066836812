import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { mostOf, namedChoice } from '@/blocks/admission/choiceAddress'
import { ChoiceFoot } from '@/blocks/admission/ChoiceFoot'
import { type Choice, returnChoice } from '@/blocks/admission/choiceReturn'
import { schoolFilterOf } from '@/blocks/admission/SchoolFilterFields'
import { schoolFilterText, SchoolFilterSheet } from '@/blocks/admission/SchoolFilterSheet'
import { SchoolPicker } from '@/blocks/admission/SchoolPicker'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import '../../baoyan.scss'

/** /rearch/academysFilter?for=&province=&type=&level=: choose schools and hand them to the caller; without one, to the board. */
export const AcademysFilterView = observer(function AcademysFilterView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const [filter, setFilter] = useState(() => schoolFilterOf(given))
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [value, setValue] = useState<Choice>(() => namedChoice(given))
  const most = mostOf(given)
  const finish = (): void => {
    const caller = given['for']
    if (caller) {
      returnChoice(caller, value)
      void navigator.back()
      return
    }
    void navigator.replace('exemptionExamFree', {
      school: value.map(({ id }) => id).join(','),
      schoolNames: value.map(({ name }) => name).join(','),
    })
  }
  return (
    <View className="baoyan-page baoyan-page--bar">
      <Field
        label="找院校"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        onSubmit={() => setKeyword(typed.trim())}
        onBlur={() => setKeyword(typed.trim())}
        placeholder="校名、简称或拼音"
        maxLength={40}
        testId="academy-keyword"
      />
      <Button kind="soft" block onPress={() => setOpen(true)} testId="filter-toggle">
        {schoolFilterText(filter)}
      </Button>
      <SchoolPicker filter={filter} keyword={keyword} value={value} onChange={setValue} most={most} />
      <ChoiceFoot
        count={value.length}
        most={most}
        unit="所院校"
        onClear={() => setValue([])}
        onDone={finish}
      />
      <SchoolFilterSheet open={isOpen} onClose={() => setOpen(false)} value={filter} onChange={setFilter} />
    </View>
  )
})
