import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { noSchoolFilter } from '@/blocks/admission/SchoolFilterFields'
import { returnChoice } from '@/blocks/admission/choiceReturn'
import { schoolNote, SchoolPages } from '@/blocks/admission/SchoolPicker'
import type { SchoolRow } from '@/contracts/choose/fields'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Field } from '@/ui/controls/Field'
import { rememberSearch, SearchWords } from '../../facts/SearchWords'
import { useTypedText } from '../../facts/useTypedText'
import '../../schoolChoice.scss'

/** /academy-search?for=&keyword=: find a school by name, short name, pinyin or initials; opens it or hands it to the caller. */
export const AcademySearchView = observer(function AcademySearchView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const { typed, setTyped, settled, setNow } = useTypedText(given['keyword'])
  const open = ({ schoolId, name }: SchoolRow): void => {
    rememberSearch(name)
    const caller = given['for']
    if (!caller) return void navigator.go('yzInfoAcademyInfo', { id: schoolId })
    returnChoice(caller, [{ id: schoolId, name }])
    void navigator.back()
  }
  return (
    <View className="choice-page">
      <Field
        label="找院校"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        placeholder="校名、简称、拼音或首字母，如 北邮、bjyd"
        maxLength={40}
        testId="academy-keyword"
      />
      {settled === '' ? (
        <SearchWords onPick={setNow} />
      ) : (
        <SchoolPages
          key={settled}
          filter={noSchoolFilter}
          keyword={settled}
          draw={(school) => (
            <Cell
              key={school.schoolId}
              title={school.name}
              note={schoolNote(school)}
              onPress={() => open(school)}
              testId={`academy-${school.schoolId}`}
            />
          )}
        />
      )}
    </View>
  )
})
