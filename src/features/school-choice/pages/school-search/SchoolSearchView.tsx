import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { schoolFilterOf } from '@/blocks/admission/SchoolFilterFields'
import { schoolFilterText, SchoolFilterSheet } from '@/blocks/admission/SchoolFilterSheet'
import { schoolNote, SchoolPages } from '@/blocks/admission/SchoolPicker'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { Field } from '@/ui/controls/Field'
import { useTypedText } from '../../facts/useTypedText'
import '../../schoolChoice.scss'

/** /yz-info/school-search?keyword=&province=&type=&level=: schools by name and filter. */
export const SchoolSearchView = observer(function SchoolSearchView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const { typed, setTyped, settled } = useTypedText(given['keyword'])
  const [filter, setFilter] = useState(() => schoolFilterOf(given))
  const [isOpen, setOpen] = useState(false)
  return (
    <View className="choice-page">
      <Field
        label="找院校"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        placeholder="校名、简称或拼音"
        maxLength={40}
        testId="school-keyword"
      />
      <Button kind="soft" block onPress={() => setOpen(true)} testId="school-filter">
        {schoolFilterText(filter)}
      </Button>
      <SchoolPages
        key={JSON.stringify([settled, filter])}
        filter={filter}
        keyword={settled}
        draw={(school) => (
          <Cell
            key={school.schoolId}
            title={school.name}
            note={schoolNote(school)}
            value={school.programmes > 0 ? `${school.programmes} 个项目` : null}
            onPress={() => void navigator.go('yzInfoAcademyInfo', { id: school.schoolId })}
            testId={`found-${school.schoolId}`}
          />
        )}
      />
      <SchoolFilterSheet open={isOpen} onClose={() => setOpen(false)} value={filter} onChange={setFilter} />
    </View>
  )
})
