import { observer } from 'mobx-react'
import { Fragment, type ReactNode, useState } from 'react'
import { chooseMajors } from '@/contracts/choose/majors'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tabs } from '@/ui/layout/Tabs'

/** Code of 工学, which most learners choose from. */
const FIRST = '08'

interface MajorCategoriesProps {
  /** Draws the disciplines of a category. */
  readonly draw: (category: string) => ReactNode
}

/** The categories of the catalogue as tabs, above the disciplines of the chosen one. */
export const MajorCategories = observer(function MajorCategories({ draw }: MajorCategoriesProps) {
  const { call } = useStores()
  const [category, choose] = useState(FIRST)
  const categories = useResource(() => call(chooseMajors, { query: {} }, { quiet: true }))
  return (
    <Loadable phase={categories.phase} skeleton="list" onRetry={() => void categories.load()}>
      {(list) => (
        <>
          <Tabs
            items={list.map(({ code, name }) => ({ key: code, text: name }))}
            active={category}
            onChange={choose}
            layout="scroll"
            label="学科门类"
          />
          <Fragment key={category}>{draw(category)}</Fragment>
        </>
      )}
    </Loadable>
  )
})
