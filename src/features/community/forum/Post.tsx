import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { LikeButton } from '@/blocks/comments/LikeButton'
import { ReportSheet } from '@/blocks/comments/ReportSheet'
import { deletePost, type PostDetail, postDetail } from '@/contracts/community/forum'
import { relativeTime } from '@/lib/relativeTime'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { shareCardPath } from '@/domain/community/shareCards'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Avatar } from '@/ui/media/Avatar'
import { Pictures } from './PostCard'
import { stateText, stateTone } from './stateTexts'

interface PostProps {
  readonly postId: string
  /** Opens all comments. */
  readonly onComments: () => void
}

/** One post of the forum, with what its author or a reader may do. */
export const Post = observer(function Post({ postId, onComments }: PostProps) {
  const { call } = useStores()
  const found = useResource(() => call(postDetail, { params: { postId } }))
  return (
    <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="detail">
      {(post) => <Shown post={post} onComments={onComments} />}
    </Loadable>
  )
})

function Shown({ post, onComments }: { readonly post: PostDetail; readonly onComments: () => void }) {
  const { navigator } = useStores()
  const { describe } = useRoute()
  const { postId, title, body, state } = post
  useEffect(() => {
    // A text that only its author sees has no card.
    const card = state === 'public' && { imageUrl: siteConfig.apiBase + shareCardPath('post', postId) }
    describe({ title, share: { title, description: body.slice(0, 60), ...card } })
  }, [describe, postId, title, body, state])
  return (
    <>
      <Card>
        <View className="community__title">{title}</View>
        <Author post={post} />
        {post.isMine ? <Tag tone={stateTone(post.state)}>{stateText(post.state, post.reason)}</Tag> : null}
        <View className="community__text">{body}</View>
        <Pictures addresses={post.pictures} />
        <View className="community__row">
          {post.tags.map((tag) => (
            <Button key={tag} kind="soft" size="s" onPress={() => void navigator.go('tagDetail', { tag })}>
              {`# ${tag}`}
            </Button>
          ))}
        </View>
        <Actions post={post} onComments={onComments} />
      </Card>
      <Cell
        title={`版块：${post.plateName}`}
        onPress={() => void navigator.go('blockDetail', { id: post.plateId })}
      />
    </>
  )
}

function Author({ post }: { readonly post: PostDetail }) {
  const { navigator, clock } = useStores()
  const { author, at, editedAt, reads } = post
  const { authorId } = author
  const note = [relativeTime(at, clock.now()), editedAt ? '已编辑' : '', reads > 0 ? `${reads} 人读过` : '']
    .filter(Boolean)
    .join('　')
  return (
    <Cell
      lead={<Avatar name={author.name} src={author.avatar} size="s" />}
      title={author.name}
      note={note}
      onPress={authorId ? () => void navigator.go('userPage', { id: authorId }) : undefined}
    />
  )
}

const Actions = observer(function Actions({
  post,
  onComments,
}: {
  readonly post: PostDetail
  readonly onComments: () => void
}) {
  const { call, navigator, ui } = useStores()
  const [task] = useState(() => new Task())
  const [isOpen, open] = useState(false)
  const { postId, title, isMine, author } = post
  const remove = async (): Promise<void> => {
    const isSure = await ui.openDialog({
      kind: 'confirm',
      title: '删除帖子',
      text: '删除后其他人不能再看到，30 天后彻底清除。',
      confirm: '删除',
    })
    if (!isSure || !(await task.succeeds(() => call(deletePost, { params: { postId } })))) return
    ui.say('已删除')
    void navigator.replace('myRelease')
  }
  return (
    <View className="community__row">
      <LikeButton kind="post" targetId={postId} isLiked={post.isLiked} likes={post.likes} name={title} />
      <Button kind="ghost" size="s" icon="message" onPress={onComments}>
        {post.comments > 0 ? `评论 ${post.comments}` : '写评论'}
      </Button>
      {isMine ? (
        <>
          <Button kind="ghost" size="s" onPress={() => void navigator.go('publishArticle', { post: postId })}>
            编辑
          </Button>
          <Button kind="ghost" size="s" loading={task.isRunning} onPress={() => void remove()}>
            删除
          </Button>
        </>
      ) : post.isSample ? null : (
        <Button kind="ghost" size="s" onPress={() => open(true)}>
          举报
        </Button>
      )}
      <ReportSheet
        open={isOpen}
        onClose={() => open(false)}
        kind="post"
        targetId={postId}
        authorId={author.authorId}
        onBlocked={() => void navigator.replace('popPlate')}
      />
    </View>
  )
})
