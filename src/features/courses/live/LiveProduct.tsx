import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { goodsDetail } from '@/contracts/course/goods'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Price } from '@/ui/feedback/Price'

/** The goods that the broadcast offers; nothing where they cannot be had. */
export const LiveProduct = observer(function LiveProduct({ goodsId }: { readonly goodsId: string }) {
  const { call, navigator } = useStores()
  const found = useResource(() => call(goodsDetail, { params: { goodsId } }, { quiet: true }))
  if (!found.value) return null
  const { title, price } = found.value
  return (
    <Card>
      <View className="live__row">
        <View className="yt-grow">
          <View>{title}</View>
          <Price fen={price} freeText="免费" size="s" />
        </View>
        <Button
          size="s"
          kind="promo"
          onPress={() => void navigator.go('coursesDetail', { goodsId })}
          testId="live-product"
        >
          去看看
        </Button>
      </View>
    </Card>
  )
})
