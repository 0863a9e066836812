import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Pages } from '@/blocks/Pages'
import { expertQuestions, type QuestionRow } from '@/contracts/community/experts'
import type { CallInput } from '@/contracts/define'
import { SlideList } from '@/stores/page/SlideList'
import { usePageCache } from '@/stores/page/usePageCache'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Tag } from '@/ui/feedback/Tag'
import { Cell } from '@/ui/layout/Cell'

type QuestionFilter = Omit<CallInput<typeof expertQuestions>['query'], 'cursor' | 'size'>

/** Answered questions of one filter; give it a `key` that names the filter. */
export const QuestionList = observer(function QuestionList({ filter }: { readonly filter: QuestionFilter }) {
  const { call, navigator } = useStores()
  const pages = usePageCache(
    `questions:${JSON.stringify(filter)}`,
    true,
    () =>
      new SlideList<QuestionRow>({
        fetch: (cursor) =>
          call(expertQuestions, { query: { ...filter, size: 10, ...(cursor !== undefined && { cursor }) } }),
        idOf: ({ questionId }) => questionId,
      }),
  )
  useEffect(() => pages.start(), [pages])
  return (
    <Pages
      pages={pages}
      label="已回答的问题"
      draw={(row) => (
        <Cell
          key={row.questionId}
          title={row.title}
          note={`${row.expertName}${row.isSample ? '' : '　已回答'}`}
          value={row.featured ? <Tag tone="gold">精选</Tag> : undefined}
          onPress={() => void navigator.go('expertsDetail', { id: row.expertId, question: row.questionId })}
        />
      )}
      empty={<Empty size="small" title="还没有已回答的问题" hint="换一个科目看看，或者直接提问" />}
    />
  )
})
