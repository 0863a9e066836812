import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useReturnedChoice } from '@/blocks/admission/choiceReturn'
import { MOST_CODES } from '@/domain/admission/chooseForm'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Tag } from '@/ui/feedback/Tag'
import { choiceQuery } from '@/blocks/admission/choiceAddress'
import type { FormStore } from './FormStore'

/** The majors of a form, chosen on the page of the catalogue. */
export const MajorField = observer(function MajorField({ store }: { readonly store: FormStore }) {
  const { navigator } = useStores()
  const caller = `form-${store.module}`
  useReturnedChoice(caller, (choice) => store.setMajors(choice))
  const chosen = store.form.codes.map((id) => ({ id, name: store.names[id] ?? id }))
  return (
    <View className="choice-column">
      <View className="choice-row">
        {chosen.map(({ id, name }) => (
          <Tag key={id} tone="brand">
            {name}
          </Tag>
        ))}
      </View>
      <Button
        kind="soft"
        block
        onPress={() => void navigator.go('specialtyFilter', choiceQuery(caller, chosen, MOST_CODES))}
        testId="form-majors"
      >
        {chosen.length > 0 ? `已选 ${chosen.length} 个专业，修改` : '选择专业（最多 5 个）'}
      </Button>
    </View>
  )
})
