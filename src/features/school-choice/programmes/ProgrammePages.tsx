import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { Pages } from '@/blocks/Pages'
import type { ProgrammeRow } from '@/contracts/choose/fields'
import { programmes } from '@/contracts/choose/programmes'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import type { Stores } from '@/stores/Stores'
import { useStores } from '@/stores/useStores'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { lineNote, programmeNote } from '../facts/texts'

/** Filter values in the form of an address. */
export interface ProgrammeFilter {
  readonly keyword?: string
  readonly school?: string
  readonly code?: string
  readonly province?: string
  readonly level?: string
  readonly degree?: 'academic' | 'professional'
  readonly maths?: '301' | '302' | '303' | '396' | '199' | 'none'
  readonly real?: '1'
  readonly sort?: 'heat' | 'line' | 'competition'
}

/** A list that follows the cursor of the backend: pages are fetched in their order. */
const programmeList = (call: Stores['call'], filter: ProgrammeFilter): PagedList<ProgrammeRow> => {
  let next: string | null | undefined
  let seen = 0
  return new PagedList({
    fetch: async () => {
      const query = { ...filter, ...(next && { cursor: next }), size: 12 }
      const found = await call(programmes, { query }, { quiet: true })
      next = found.next
      seen += found.list.length
      return { list: found.list, total: next === null ? seen : seen + 1 }
    },
    idOf: ({ programmeId }) => programmeId,
  })
}

interface ProgrammeCellProps {
  readonly programme: ProgrammeRow
  readonly withSchool?: boolean
  readonly onPress: () => void
}

/** One programme of a list. */
export function ProgrammeCell({ programme, withSchool = true, onPress }: ProgrammeCellProps) {
  const title = withSchool ? `${programme.school} ${programme.name}` : programme.name
  return (
    <Cell
      title={title}
      note={
        <View className="choice-cell-note">
          <View>{programmeNote(programme)}</View>
          {programme.origin === 'sample' ? <SampleTag /> : null}
        </View>
      }
      value={lineNote(programme)}
      onPress={onPress}
      testId={`programme-${programme.programmeId}`}
    />
  )
}

interface ProgrammePagesProps {
  readonly filter: ProgrammeFilter
  readonly withSchool?: boolean
  readonly onReset?: (() => void) | undefined
}

/** Programmes that fit a filter. Give it a `key` of the filter: a new one begins a new list. */
export const ProgrammePages = observer(function ProgrammePages({
  filter,
  withSchool,
  onReset,
}: ProgrammePagesProps) {
  const { call, navigator } = useStores()
  const pages = usePageStore(() => programmeList(call, filter))
  return (
    <Pages
      pages={pages}
      label="招生项目"
      draw={(programme) => (
        <ProgrammeCell
          key={programme.programmeId}
          programme={programme}
          withSchool={withSchool ?? true}
          onPress={() => void navigator.go('chooseMajorDetail', { id: programme.programmeId })}
        />
      )}
      empty={
        <Empty
          size="small"
          title="没有符合条件的招生项目"
          hint="少选几个条件再看看"
          action={onReset && { text: '清空条件', onPress: onReset }}
        />
      }
    />
  )
})
