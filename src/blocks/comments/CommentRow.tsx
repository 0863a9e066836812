import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Comment } from '@/contracts/community/comments'
import { relativeTime } from '@/lib/relativeTime'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Pressable } from '@/ui/controls/Pressable'
import { Tag } from '@/ui/feedback/Tag'
import { Avatar } from '@/ui/media/Avatar'
import { cx } from '@/ui/cx'
import type { CommentList } from './CommentList'
import { LikeButton } from './LikeButton'
import { ReportSheet } from './ReportSheet'

/** Longer comments are folded. */
const FOLDED = 140

interface CommentRowProps {
  readonly list: CommentList
  readonly comment: Comment
  readonly isReply?: boolean
}

/** One comment with its actions. */
export const CommentRow = observer(function CommentRow({ list, comment, isReply }: CommentRowProps) {
  const { clock, navigator } = useStores()
  const { author, body, at, replyTo, state } = comment
  const { authorId } = author
  return (
    <View className={cx('comments__row', isReply && 'comments__row--reply')}>
      <Avatar name={author.name} src={author.avatar} size="s" />
      <View className="comments__main">
        <View className="comments__head">
          {authorId ? (
            <Pressable
              className="comments__name"
              role="link"
              onPress={() => void navigator.go('userPage', { id: authorId })}
            >
              {author.name}
            </Pressable>
          ) : (
            <View className="comments__name">{author.name}</View>
          )}
          <View className="comments__time">{relativeTime(at, clock.now())}</View>
          {state === 'pending' ? <Tag tone="warning">审核中</Tag> : null}
        </View>
        <Body text={replyTo ? `回复 ${replyTo}：${body}` : body} />
        {state === 'public' ? <Actions list={list} comment={comment} /> : null}
      </View>
    </View>
  )
})

function Body({ text }: { readonly text: string }) {
  const [isOpen, unfold] = useState(text.length <= FOLDED)
  return (
    <View>
      <View className="comments__body">{isOpen ? text : `${text.slice(0, FOLDED)}…`}</View>
      {isOpen ? null : (
        <Button kind="ghost" size="s" onPress={() => unfold(true)}>
          展开
        </Button>
      )}
    </View>
  )
}

const Actions = observer(function Actions({ list, comment }: Omit<CommentRowProps, 'isReply'>) {
  const [isOpen, open] = useState(false)
  const { commentId, author, isMine } = comment
  const name = `${author.name}的评论`
  return (
    <View className="comments__actions">
      <LikeButton
        kind="comment"
        targetId={commentId}
        isLiked={comment.isLiked}
        likes={comment.likes}
        name={name}
      />
      <Button kind="ghost" size="s" label={`回复${name}`} onPress={() => list.answer(comment)}>
        回复
      </Button>
      {isMine ? (
        <Button kind="ghost" size="s" label={`删除${name}`} onPress={() => void list.remove(comment)}>
          删除
        </Button>
      ) : (
        <Button kind="ghost" size="s" label={`举报${name}`} onPress={() => open(true)}>
          举报
        </Button>
      )}
      <ReportSheet
        open={isOpen}
        onClose={() => open(false)}
        kind="comment"
        targetId={commentId}
        authorId={author.authorId}
        onBlocked={() => author.authorId && list.hideAuthor(author.authorId)}
      />
    </View>
  )
})
