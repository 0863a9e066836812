import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { catchApiError } from '@/api'
import { type BannerDetail, bannerDetail } from '@/contracts/base/bannerDetail'
import { siteConfig } from '@/stores/siteConfig'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Picture } from '@/ui/media/Picture'
import { RichText } from '@/ui/media/richText/RichText'
import './BannerDetailView.scss'

/** /banner-detail?id=: the text behind a banner of the home page and the button that leads on. */
export const BannerDetailView = observer(function BannerDetailView() {
  const { call, navigator } = useStores()
  const { id = 'none' } = useRoute().given
  const found = useResource(
    () =>
      catchApiError(
        () => call(bannerDetail, { params: { id } }, { quiet: true }),
        (error) => {
          if (error.status === 404) return undefined
          throw error
        },
      ),
    id,
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(detail) =>
        detail ? (
          <Detail detail={detail} />
        ) : (
          <Empty
            title="活动已结束"
            hint="看看首页的其他活动"
            action={{ text: '回首页', onPress: () => void navigator.go('home') }}
          />
        )
      }
    </Loadable>
  )
})

const Detail = observer(function Detail({
  detail: { title, imgUrl, width, height, blocks, button },
}: {
  readonly detail: BannerDetail
}) {
  const { navigator } = useStores()
  return (
    <View className="banner-detail">
      <Picture src={siteConfig.apiBase + imgUrl} alt={title} ratio={width / height} rounded eager />
      <RichText blocks={blocks} />
      <Button block onPress={() => void navigator.openLink(button.link)} testId="banner-go">
        {button.text}
      </Button>
    </View>
  )
})
