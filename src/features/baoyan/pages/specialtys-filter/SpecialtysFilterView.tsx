import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { mostOf, namedChoice } from '@/blocks/admission/choiceAddress'
import { ChoiceFoot } from '@/blocks/admission/ChoiceFoot'
import { type Choice, returnChoice } from '@/blocks/admission/choiceReturn'
import { MajorPicker } from '@/blocks/admission/MajorPicker'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import '../../baoyan.scss'

/** /rearch/specialtysFilter?for=&ids=&names=&most=: choose majors and hand them to the caller; without one, to the board. */
export const SpecialtysFilterView = observer(function SpecialtysFilterView() {
  const { navigator } = useStores()
  const { given } = useRoute()
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
      code: value.map(({ id }) => id).join(','),
      codeNames: value.map(({ name }) => name).join(','),
    })
  }
  return (
    <View className="baoyan-page baoyan-page--bar">
      <MajorPicker value={value} onChange={setValue} most={most} />
      <ChoiceFoot
        count={value.length}
        most={most}
        unit="个专业"
        onClear={() => setValue([])}
        onDone={finish}
      />
    </View>
  )
})
