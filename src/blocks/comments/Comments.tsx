import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { COMMENT_BODY, type Comment } from '@/contracts/community/comments'
import { usePageCache } from '@/stores/page/usePageCache'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Segmented } from '@/ui/controls/Segmented'
import { TextArea } from '@/ui/controls/TextArea'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { Pages } from '../Pages'
import { CommentList, type CommentedThing, type CommentSort } from './CommentList'
import { CommentRow } from './CommentRow'
import './Comments.scss'

const SORTS: readonly { key: CommentSort; text: string }[] = [
  { key: 'hot', text: '最热' },
  { key: 'new', text: '最新' },
]

/** Comments of an article or a post: read, write, reply, like, delete, report. */
export const Comments = observer(function Comments(thing: CommentedThing) {
  const stores = useStores()
  const cached = usePageCache('comments', true, () => new CommentList(stores, thing))
  const list = usePageStore(() => cached)
  return (
    <View className="comments">
      <Editor list={list} />
      <Segmented items={SORTS} value={list.sort} onChange={(sort) => list.sortBy(sort)} label="评论排序" />
      <Pages
        pages={list.pages}
        draw={(comment) => <Thread key={comment.commentId} list={list} comment={comment} />}
        empty={<Empty size="small" title="还没有评论" hint="说说你的看法，做第一个评论的人" />}
      />
    </View>
  )
})

const Editor = observer(function Editor({ list }: { readonly list: CommentList }) {
  const { answering } = list
  return (
    <Card>
      {answering ? (
        <View className="comments__answering">
          回复 {answering.author.name}
          <Button kind="ghost" size="s" onPress={() => list.answer(undefined)}>
            取消回复
          </Button>
        </View>
      ) : null}
      <TextArea
        label="写评论"
        hideLabel
        value={list.text}
        onChange={(text) => list.write(text)}
        placeholder="友善讨论，不留联系方式；输入 @ 可以提到这里的人"
        maxLength={COMMENT_BODY}
        rows={2}
        error={list.error}
        testId="comment-text"
      />
      <Mentions list={list} />
      <Button size="s" loading={list.isSending} onPress={() => void list.send()} testId="comment-send">
        发送
      </Button>
    </Card>
  )
})

/** People to name, while an @ is open at the end of the text. */
const Mentions = observer(function Mentions({ list }: { readonly list: CommentList }) {
  if (list.mentionable.length === 0) return null
  return (
    <View className="comments__actions">
      {list.mentionable.map((person) => (
        <Button
          key={person.authorId}
          kind="soft"
          size="s"
          label={`提到${person.name}`}
          onPress={() => list.mention(person)}
        >
          {`@${person.name}`}
        </Button>
      ))}
    </View>
  )
})

const Thread = observer(function Thread({
  list,
  comment,
}: {
  readonly list: CommentList
  readonly comment: Comment
}) {
  const opened = list.opened.get(comment.commentId)
  return (
    <Card>
      <CommentRow list={list} comment={comment} />
      {comment.replies > 0 && !opened ? (
        <Button kind="ghost" size="s" onPress={() => list.open(comment)}>
          {`查看 ${comment.replies} 条回复`}
        </Button>
      ) : null}
      {opened?.rows.map((reply) => (
        <CommentRow key={reply.commentId} list={list} comment={reply} isReply />
      ))}
      {opened?.hasMore ? (
        <Button kind="ghost" size="s" loading={opened.isLoading} onPress={() => void opened.more()}>
          更多回复
        </Button>
      ) : null}
    </Card>
  )
})
