import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ChoiceFoot } from '@/blocks/admission/ChoiceFoot'
import { type Choice, returnChoice } from '@/blocks/admission/choiceReturn'
import { schoolFilterOf } from '@/blocks/admission/SchoolFilterFields'
import { schoolFilterText, SchoolFilterSheet } from '@/blocks/admission/SchoolFilterSheet'
import { SchoolPicker } from '@/blocks/admission/SchoolPicker'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { mostOf, namedChoice } from '@/blocks/admission/choiceAddress'
import '../../schoolChoice.scss'

/** /academy-filter?for=&province=&type=&level=: choose schools by tier, type and province, and hand them to the caller. */
export const AcademyFilterView = observer(function AcademyFilterView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const [filter, setFilter] = useState(() => schoolFilterOf(given))
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<Choice>(() => namedChoice(given))
  const most = mostOf(given)
  const finish = (): void => {
    const caller = given['for']
    if (!caller) {
      void navigator.replace('chooseDataBase', { school: value.map(({ id }) => id).join(',') })
      return
    }
    returnChoice(caller, value)
    void navigator.back()
  }
  return (
    <View className="choice-page choice-page--bar">
      <Button kind="soft" block onPress={() => setOpen(true)} testId="filter-toggle">
        {schoolFilterText(filter)}
      </Button>
      <SchoolPicker filter={filter} keyword="" value={value} onChange={setValue} most={most} />
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
