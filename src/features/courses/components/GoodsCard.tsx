import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { CourseCard } from '@/blocks/CourseCard'
import type { Goods } from '@/contracts/course/goods'
import { shortenNumber } from '@/lib/shortenNumber'
import { useStores } from '@/stores/useStores'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import './GoodsCard.scss'

interface GoodsCardProps {
  readonly goods: Goods
  readonly withTags?: boolean
  readonly actions?: ReactNode
}

/** Something on sale: who teaches it, how many learn it, what it costs. A tap opens it. */
export function GoodsCard({ goods, withTags, actions }: GoodsCardProps) {
  const { navigator } = useStores()
  const { goodsId, title, cover, teacherNames, lessonCount, learners, price, originalPrice, tags } = goods
  return (
    <CourseCard
      title={title}
      cover={cover}
      note={`${teacherNames.join('、')} · ${lessonCount}课时`}
      onPress={() => void navigator.go('coursesDetail', { goodsId })}
      testId={`goods-${goodsId}`}
      actions={actions}
    >
      {withTags ? (
        <View className="shop-card__tags">
          {tags.map((tag) => (
            <Tag key={tag} tone="brand">
              {tag}
            </Tag>
          ))}
        </View>
      ) : null}
      <View className="shop-card__foot">
        <Price fen={price} originalFen={originalPrice} />
        <View className="shop-card__learners">{shortenNumber(learners)}人在学</View>
      </View>
    </CourseCard>
  )
}
