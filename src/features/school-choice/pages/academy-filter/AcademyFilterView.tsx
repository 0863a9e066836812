import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ChoiceFoot } from '@/blocks/admission/ChoiceFoot'
import { type Choice, returnChoice } from '@/blocks/admission/choiceReturn'
import {
  SchoolFilterFields,
  schoolFilterOf,
  type SchoolFilterValue,
} from '@/blocks/admission/SchoolFilterFields'
import { SchoolPicker } from '@/blocks/admission/SchoolPicker'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import { mostOf, namedChoice } from '../../facts/choiceAddress'
import '../../schoolChoice.scss'

const filterText = ({ provinces, types, levels }: SchoolFilterValue): string => {
  const count = provinces.length + types.length + levels.length
  return count > 0 ? `筛选：已选 ${count} 个条件` : '按层次、类型、省份筛选'
}

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
        {filterText(filter)}
      </Button>
      <SchoolPicker filter={filter} keyword="" value={value} onChange={setValue} most={most} />
      <ChoiceFoot
        count={value.length}
        most={most}
        unit="所院校"
        onClear={() => setValue([])}
        onDone={finish}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title="筛选院校"
        height="tall"
        footer={
          <Button block onPress={() => setOpen(false)} testId="filter-done">
            看院校
          </Button>
        }
      >
        <SchoolFilterFields value={filter} onChange={setFilter} />
      </Sheet>
    </View>
  )
})
