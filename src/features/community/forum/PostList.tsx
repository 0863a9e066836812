import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Pages } from '@/blocks/Pages'
import { type PostRow, posts } from '@/contracts/community/forum'
import type { CallInput } from '@/contracts/define'
import { SlideList } from '@/stores/page/SlideList'
import { usePageCache } from '@/stores/page/usePageCache'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { PostCard } from './PostCard'

type PostFilter = Omit<CallInput<typeof posts>['query'], 'cursor' | 'size'>

interface PostListProps {
  readonly filter: PostFilter
  readonly empty: { readonly title: string; readonly hint: string }
}

/** Posts of one filter; comes back where it was left. Give it a `key` that names the filter. */
export const PostList = observer(function PostList({ filter, empty }: PostListProps) {
  const { call, navigator } = useStores()
  const pages = usePageCache(
    `posts:${JSON.stringify(filter)}`,
    true,
    () =>
      new SlideList<PostRow>({
        fetch: (cursor) =>
          call(posts, { query: { ...filter, size: 20, ...(cursor !== undefined && { cursor }) } }),
        idOf: ({ postId }) => postId,
      }),
  )
  useEffect(() => pages.start(), [pages])
  return (
    <Pages
      pages={pages}
      draw={(post) => <PostCard key={post.postId} post={post} />}
      empty={
        <Empty
          size="small"
          title={empty.title}
          hint={empty.hint}
          action={{ text: '去发布', onPress: () => void navigator.go('publishArticle') }}
        />
      }
    />
  )
})
