import { observer } from 'mobx-react'
import { Pages } from '@/blocks/Pages'
import type { NoticeRow } from '@/contracts/baoyan/fields'
import { notices } from '@/contracts/baoyan/notices'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { NoticeCell } from './NoticeCell'

interface NoticeListProps {
  readonly query: Readonly<Record<string, string>>
  readonly onClear: () => void
}

/** Notices of a filter, sorted by their next deadline. Give it a `key` of the filter. */
export const NoticeList = observer(function NoticeList({ query, onClear }: NoticeListProps) {
  const { call } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList<NoticeRow>({
        fetch: (page) => call(notices, { query: { ...query, page, size: 15 } }, { quiet: true }),
        idOf: ({ noticeId }) => noticeId,
      }),
  )
  return (
    <Pages
      pages={pages}
      label="通知"
      draw={(notice) => <NoticeCell key={notice.noticeId} notice={notice} />}
      empty={
        <Empty
          size="small"
          title="没有符合条件的通知"
          hint="少选几个条件试试"
          action={{ text: '清空条件', onPress: onClear }}
        />
      }
    />
  )
})
