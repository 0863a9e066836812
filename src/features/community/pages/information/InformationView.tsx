import { View } from '@tarojs/components'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Article } from '../../articles/Article'
import { Post } from '../../forum/Post'
import { Notices } from '../../messages/Notices'
import '../../community.scss'

const COMMENTS = {
  experienceInformation: 'experienceInformationComment',
  messageInformation: 'messageInformationComment',
} as const

/** /information, /experience/information, /public-exam/info and /message/information: an article (?id=) or a post (?post=). */
export function InformationView() {
  const { id, given } = useRoute()
  const { navigator } = useStores()
  const { id: articleId, post: postId } = given
  const page = id in COMMENTS ? COMMENTS[id as keyof typeof COMMENTS] : 'informationComment'
  if (articleId)
    return (
      <View className="community">
        <Article articleId={articleId} onComments={() => void navigator.go(page, { id: articleId })} />
      </View>
    )
  if (postId)
    return (
      <View className="community">
        <Post postId={postId} onComments={() => void navigator.go(page, { post: postId })} />
      </View>
    )
  if (id === 'messageInformation')
    return (
      <View className="community">
        <Notices />
      </View>
    )
  return (
    <Empty
      title="没有选择文章"
      action={{ text: '看考研资讯', onPress: () => void navigator.replace('postgraduateSky') }}
    />
  )
}
