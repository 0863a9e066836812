import { observer } from 'mobx-react'
import { useState } from 'react'
import { choiceQuery } from '@/blocks/admission/choiceAddress'
import { type Choice as Chosen, useReturnedChoice } from '@/blocks/admission/choiceReturn'
import { SchoolFilterFields, schoolFilterOf, schoolFilterQuery } from '@/blocks/admission/SchoolFilterFields'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Section } from '@/ui/layout/Section'
import { Sheet } from '@/ui/layout/Sheet'
import { degreeOptions, kindOptions, type NoticeFilter, stateOptions } from './noticeFilter'

interface NoticeFilterSheetProps {
  readonly filter: NoticeFilter
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onApply: (filter: NoticeFilter) => void
}

const MOST_CODES = 10
const CALLER = { majors: 'baoyan-board-majors', schools: 'baoyan-board-schools' } as const

const chosenOf = (ids: string, names: string): Chosen => {
  const list = names.split(',')
  return ids
    .split(',')
    .filter(Boolean)
    .map((id, at) => ({ id, name: list[at] ?? id }))
}

const idsOf = (choice: Chosen): string => choice.map(({ id }) => id).join(',')
const namesOf = (choice: Chosen): string => choice.map(({ name }) => name).join(',')

/** Filter of the board; majors and schools are chosen on pages of their own. */
export const NoticeFilterSheet = observer(function NoticeFilterSheet(props: NoticeFilterSheetProps) {
  const { filter, isOpen, onClose, onApply } = props
  const [draft, setDraft] = useState(filter)
  const set = (part: Partial<NoticeFilter>): void => setDraft({ ...draft, ...part })
  useReturnedChoice(CALLER.majors, (choice) =>
    onApply({ ...draft, code: idsOf(choice), codeNames: namesOf(choice) }),
  )
  useReturnedChoice(CALLER.schools, (choice) =>
    onApply({ ...draft, school: idsOf(choice), schoolNames: namesOf(choice) }),
  )
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="筛选通知"
      height="tall"
      footer={
        <Button block onPress={() => onApply(draft)} testId="notice-filter-done">
          看结果
        </Button>
      }
    >
      {isOpen ? <FilterFields draft={draft} onChange={set} /> : null}
    </Sheet>
  )
})

interface FilterFieldsProps {
  readonly draft: NoticeFilter
  readonly onChange: (part: Partial<NoticeFilter>) => void
}

/** Kind, state, degree, discipline, schools, tier and province of a board. */
function FilterFields({ draft, onChange: set }: FilterFieldsProps) {
  return (
    <>
      <Section title="类型">
        <Choice label="类型" options={kindOptions} value={draft.kind} onChange={(kind) => set({ kind })} />
      </Section>
      <Section title="状态">
        <Choice
          label="状态"
          options={stateOptions}
          value={draft.state}
          onChange={(state) => set({ state })}
        />
      </Section>
      <Section title="学位">
        <Choice
          label="学位"
          options={degreeOptions}
          value={draft.degree}
          onChange={(degree) => set({ degree })}
        />
      </Section>
      <Choosers draft={draft} />
      <SchoolFilterFields
        hasTypes={false}
        value={schoolFilterOf({ province: draft.province, level: draft.level })}
        onChange={(value) => {
          const { province = '', level = '' } = schoolFilterQuery(value)
          set({ province, level })
        }}
      />
    </>
  )
}

/** Links to the pages on which majors and schools are chosen. */
const Choosers = observer(function Choosers({ draft }: { readonly draft: NoticeFilter }) {
  const { navigator } = useStores()
  const majors = chosenOf(draft.code, draft.codeNames)
  const schools = chosenOf(draft.school, draft.schoolNames)
  return (
    <>
      <Section title="学科" note={namesOf(majors) || '全部学科'}>
        <Button
          kind="soft"
          block
          onPress={() =>
            void navigator.go('baoyanSpecialtysFilter', choiceQuery(CALLER.majors, majors, MOST_CODES))
          }
          testId="notice-majors"
        >
          选择学科
        </Button>
      </Section>
      <Section title="院校" note={namesOf(schools) || '全部院校'}>
        <Button
          kind="soft"
          block
          onPress={() =>
            void navigator.go('baoyanAcademysFilter', choiceQuery(CALLER.schools, schools, MOST_CODES))
          }
          testId="notice-schools"
        >
          选择院校
        </Button>
      </Section>
    </>
  )
})
