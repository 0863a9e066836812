import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import { baoyanResources, type ResourceRow } from '@/contracts/baoyan/catalogue'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Cell } from '@/ui/layout/Cell'
import { resourceScopeNames, resourceTypeNames } from './resourceTexts'

interface ResourceListProps {
  readonly type: ResourceRow['type'] | undefined
  readonly scope: ResourceRow['scope'] | undefined
}

/** Resources of a type and of a kind of schools. Give it a `key` of both. */
export const ResourceList = observer(function ResourceList({ type, scope }: ResourceListProps) {
  const { call, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<ResourceRow>({
        fetch: (page) =>
          call(
            baoyanResources,
            { query: { page, size: 20, ...(type && { type }), ...(scope && { scope }) } },
            { quiet: true },
          ),
        idOf: ({ documentId }) => documentId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="资料"
      draw={(row) => (
        <Cell
          key={row.documentId}
          title={row.title}
          note={`${resourceTypeNames[row.type]} · ${resourceScopeNames[row.scope]} · ${row.intro}`}
          onPress={() => void navigator.go('baoyanAcDetails', { id: row.documentId })}
          testId={`resource-${row.documentId}`}
        />
      )}
      empty={<Empty size="small" title="没有这一类资料" hint="换一个类型看看" />}
    />
  )
})
