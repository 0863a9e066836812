import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ChoiceFoot } from '@/blocks/admission/ChoiceFoot'
import { type Choice, returnChoice } from '@/blocks/admission/choiceReturn'
import { MajorPicker } from '@/blocks/admission/MajorPicker'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { mostOf, namedChoice } from '@/blocks/admission/choiceAddress'
import '../../schoolChoice.scss'

/** /specialty-filter?for=&ids=&names=&most=: choose majors and hand them to the caller; a shared address opens the data base. */
export const SpecialtyFilterView = observer(function SpecialtyFilterView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const [value, setValue] = useState<Choice>(() => namedChoice(given))
  const most = mostOf(given)
  const finish = (): void => {
    const caller = given['for']
    if (!caller) {
      void navigator.replace('chooseDataBase', { code: value.map(({ id }) => id).join(',') })
      return
    }
    returnChoice(caller, value)
    void navigator.back()
  }
  return (
    <View className="choice-page choice-page--bar">
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
