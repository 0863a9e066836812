import { observer } from 'mobx-react'
import type { SchoolRow } from '@/contracts/choose/fields'
import { chooseSchools } from '@/contracts/choose/schools'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Empty } from '@/ui/feedback/Empty'
import { Pages } from '../Pages'
import type { Choice } from './choiceReturn'
import { type SchoolFilterValue, schoolFilterQuery } from './SchoolFilterFields'

interface SchoolPagesProps {
  readonly filter: SchoolFilterValue
  readonly keyword: string
  readonly draw: (school: SchoolRow) => JSX.Element
}

/** Schools that fit a filter and a keyword, page by page. Give it a `key` of both: new ones begin a new list. */
export const SchoolPages = observer(function SchoolPages({ filter, keyword, draw }: SchoolPagesProps) {
  const { call } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) =>
          call(
            chooseSchools,
            { query: { ...schoolFilterQuery(filter), ...(keyword && { keyword }), page, size: 8 } },
            { quiet: true },
          ),
        idOf: ({ schoolId }: SchoolRow) => schoolId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="院校"
      draw={draw}
      empty={<Empty size="small" title="没有找到院校" hint="少选几个条件，或换几个字试试" />}
    />
  )
})

export const schoolNote = ({ province, city, tier, type }: SchoolRow): string =>
  [province === city ? province : `${province} ${city}`, tier ?? '普通院校', type].join(' · ')

interface SchoolPickerProps {
  readonly filter: SchoolFilterValue
  readonly keyword: string
  readonly value: Choice
  readonly onChange: (value: Choice) => void
  readonly most: number
}

/** Schools to tick. */
export const SchoolPicker = observer(function SchoolPicker(props: SchoolPickerProps) {
  const { filter, keyword, value, onChange, most } = props
  return (
    <SchoolPages
      key={JSON.stringify([filter, keyword])}
      filter={filter}
      keyword={keyword}
      draw={(school) => {
        const { schoolId, name } = school
        const isChosen = value.some(({ id }) => id === schoolId)
        const toggle = (checked: boolean): void =>
          onChange(checked ? [...value, { id: schoolId, name }] : value.filter(({ id }) => id !== schoolId))
        return (
          <Cell
            key={schoolId}
            title={
              <Checkbox
                checked={isChosen}
                disabled={!isChosen && value.length >= most}
                onChange={toggle}
                label={name}
                testId={`school-${schoolId}`}
              />
            }
            note={schoolNote(school)}
          />
        )
      }}
    />
  )
})
