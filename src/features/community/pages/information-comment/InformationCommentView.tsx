import { View } from '@tarojs/components'
import { Comments } from '@/blocks/comments/Comments'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import '../../community.scss'

/** /information-comment and its two siblings: all comments of an article (?id=) or a post (?post=). */
export function InformationCommentView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const { id, post } = given
  const targetId = id ?? post
  if (!targetId)
    return (
      <Empty
        title="没有选择文章"
        action={{ text: '看考研资讯', onPress: () => void navigator.replace('postgraduateSky') }}
      />
    )
  return (
    <View className="community">
      <Comments kind={id ? 'article' : 'post'} targetId={targetId} />
    </View>
  )
}
