import { View } from '@tarojs/components'
import type { PostRow } from '@/contracts/community/forum'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { relativeTime } from '@/lib/relativeTime'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'

const SHOWN = 3

/** A post in a list. */
export function PostCard({ post }: { readonly post: PostRow }) {
  const { navigator, clock } = useStores()
  const { postId, title, excerpt, pictures, author, plateName, at, likes, comments, tags } = post
  const note = [
    author.name,
    relativeTime(at, clock.now()),
    plateName,
    `${likes} 赞`,
    `${comments} 评论`,
  ].join('　')
  return (
    <Card onPress={() => void navigator.go('information', { post: postId })} testId={`post-${postId}`}>
      <View className="community__name">{title}</View>
      <View className="community__excerpt">{excerpt}</View>
      <Pictures addresses={pictures.slice(0, SHOWN)} />
      {tags.length > 0 ? (
        <View className="community__row">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      ) : null}
      <View className="community__note">{note}</View>
    </Card>
  )
}

/** Pictures of a post or a question. */
export function Pictures({ addresses }: { readonly addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  return (
    <View className="community__pictures">
      {addresses.map((address, at) => (
        <Picture
          key={address}
          src={absoluteAddress(address, siteConfig.apiBase)}
          alt={`第 ${at + 1} 张图片`}
          ratio={1}
          rounded
        />
      ))}
    </View>
  )
}
