import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useReturnedChoice } from '@/blocks/admission/choiceReturn'
import { SchoolFilterFields } from '@/blocks/admission/SchoolFilterFields'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { Section } from '@/ui/layout/Section'
import { Sheet } from '@/ui/layout/Sheet'
import { choiceQuery } from '@/blocks/admission/choiceAddress'
import { useTypedText } from '../../facts/useTypedText'
import { type ProgrammeFilter, ProgrammePages } from '../../programmes/ProgrammePages'
import '../../schoolChoice.scss'

const CALLER = 'data-base'

const SORTS = [
  { key: 'heat', text: '热度' },
  { key: 'line', text: '分数线' },
  { key: 'competition', text: '竞争' },
] as const
const ORIGINS = [
  { key: '', text: '全部数据' },
  { key: '1', text: '只看公开数据' },
] as const

const optional = (name: keyof ProgrammeFilter, value: string | undefined): ProgrammeFilter =>
  value ? { [name]: value } : {}

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean)

/** The filter of an address; an order or origin that does not exist is left out. */
const filterOf = (given: Readonly<Partial<Record<string, string>>>): ProgrammeFilter => ({
  ...optional('code', given['code']),
  ...optional('school', given['school']),
  ...optional('province', given['province']),
  ...optional('level', given['level']),
  ...optional('sort', SORTS.find(({ key }) => key === given['sort'])?.key),
  ...optional('real', ORIGINS.find(({ key }) => key === given['real'])?.key),
})

/** /choose/data-base?keyword=&code=&province=&level=&school=&sort=&real=: programmes by filters, which the address carries. */
export const DataBaseView = observer(function DataBaseView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const { typed, setTyped, settled } = useTypedText(given['keyword'])
  const [filter, setFilter] = useState(() => filterOf(given))
  const [isOpen, setOpen] = useState(false)
  /** Sharing the page shares the filter. */
  const apply = (wanted: ProgrammeFilter): void => {
    setFilter(wanted)
    void navigator.replace('chooseDataBase', { ...wanted, ...(settled && { keyword: settled }) })
  }
  useReturnedChoice(CALLER, (choice) =>
    apply({ ...filter, ...optional('code', choice.map(({ id }) => id).join(',')) }),
  )
  const close = (): void => {
    setOpen(false)
    apply(filter)
  }
  const asked: ProgrammeFilter = { ...filter, ...(settled && { keyword: settled }) }
  return (
    <View className="choice-page">
      <Field
        label="找招生项目"
        hideLabel
        type="search"
        confirmType="search"
        value={typed}
        onChange={setTyped}
        placeholder="如 北邮 计算机、华东师大心理"
        maxLength={40}
        testId="data-keyword"
      />
      <FilterButtons filter={filter} onChange={apply} onOpen={() => setOpen(true)} />
      <OrderChoices filter={filter} onChange={apply} />
      <ProgrammePages key={JSON.stringify(asked)} filter={asked} onReset={() => apply({})} />
      <SchoolSheet open={isOpen} onClose={close} filter={filter} onChange={setFilter} />
    </View>
  )
})

interface FilterProps {
  readonly filter: ProgrammeFilter
  readonly onChange: (filter: ProgrammeFilter) => void
}

interface FilterButtonsProps extends FilterProps {
  readonly onOpen: () => void
}

/** Opens the filter or the choice of majors, and clears them. */
const FilterButtons = observer(function FilterButtons({ filter, onChange, onOpen }: FilterButtonsProps) {
  const { navigator } = useStores()
  const count = [filter.code, filter.province, filter.level, filter.school].filter(Boolean).length
  return (
    <View className="choice-row">
      <Button kind="soft" onPress={onOpen} testId="data-filter">
        {count > 0 ? `筛选 ${count} 项` : '筛选'}
      </Button>
      <Button
        kind="soft"
        onPress={() => void navigator.go('specialtyFilter', choiceQuery(CALLER, [], 5))}
        testId="data-major"
      >
        {filter.code ? `专业 ${filter.code}` : '选专业'}
      </Button>
      {count > 0 ? (
        <Button kind="ghost" onPress={() => onChange({})} testId="data-reset">
          清空
        </Button>
      ) : null}
    </View>
  )
})

/** The order of the programmes, and whether only published figures count. */
const OrderChoices = observer(function OrderChoices({ filter, onChange }: FilterProps) {
  return (
    <>
      <Choice
        label="排序"
        options={SORTS}
        value={filter.sort ?? 'heat'}
        onChange={(sort) => onChange({ ...filter, sort })}
      />
      <Choice
        label="数据"
        options={ORIGINS}
        value={filter.real ?? ''}
        onChange={(real) => {
          const { real: _real, ...rest } = filter
          onChange(real === '1' ? { ...rest, real } : rest)
        }}
      />
    </>
  )
})

interface SchoolSheetProps extends FilterProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Filters programmes by the province and the level of their school. */
const SchoolSheet = observer(function SchoolSheet({ open, onClose, filter, onChange }: SchoolSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="筛选招生项目"
      height="tall"
      footer={
        <Button block onPress={onClose} testId="data-filter-done">
          看结果
        </Button>
      }
    >
      {open ? (
        <Section title="院校">
          <SchoolFilterFields
            value={{ provinces: listOf(filter.province), levels: listOf(filter.level), types: [] }}
            hasTypes={false}
            onChange={({ provinces, levels }) => {
              const { province: _province, level: _level, ...rest } = filter
              onChange({
                ...rest,
                ...optional('province', provinces.join(',')),
                ...optional('level', levels.join(',')),
              })
            }}
          />
        </Section>
      ) : null}
    </Sheet>
  )
})
