import { View } from '@tarojs/components'
import { CourseCard } from '@/blocks/CourseCard'
import type { Goods } from '@/contracts/course/goods'
import { useStores } from '@/stores/useStores'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import './GoodsCard.scss'

/** A course on sale, in a list. */
export function GoodsCard({ goods }: { readonly goods: Goods }) {
  const { navigator } = useStores()
  const { goodsId, title, subtitle, cover, tags, price, originalPrice, learners } = goods
  return (
    <CourseCard
      title={title}
      cover={cover}
      note={subtitle}
      onPress={() => void navigator.go('coursesDetail', { goodsId })}
      testId={`goods-${goodsId}`}
    >
      <View className="goods-card__tags">
        {tags.slice(0, 2).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </View>
      <View className="goods-card__foot">
        <Price fen={price} originalFen={originalPrice} />
        <View className="goods-card__learners">{learners}人在学</View>
      </View>
    </CourseCard>
  )
}
