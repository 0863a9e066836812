import { View } from '@tarojs/components'
import type { Goods } from '@/contracts/course/goods'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/Card'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import './GoodsCard.scss'

/** A course on sale, in a list. */
export function GoodsCard({ goods }: { readonly goods: Goods }) {
  const { navigator } = useStores()
  const { goodsId, title, subtitle, cover, tags, price, originalPrice, learners } = goods
  return (
    <Card onPress={() => void navigator.go('coursesDetail', { goodsId })} testId={`goods-${goodsId}`}>
      <View className="goods-card">
        <View className="goods-card__cover">
          <Picture src={siteConfig.apiBase + cover} alt={title} ratio={16 / 9} rounded />
        </View>
        <View className="yt-grow">
          <View className="goods-card__title">{title}</View>
          <View className="goods-card__subtitle">{subtitle}</View>
          <View className="goods-card__tags">
            {tags.slice(0, 2).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </View>
          <View className="goods-card__foot">
            <Price fen={price} originalFen={originalPrice} />
            <View className="goods-card__learners">{learners}人在学</View>
          </View>
        </View>
      </View>
    </Card>
  )
}
