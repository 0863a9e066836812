import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Goods } from '@/contracts/course/goods'
import { learnersText } from '@/domain/courses/learnersText'
import { useStores } from '@/stores/useStores'
import { Price } from '@/ui/feedback/Price'
import { Tag } from '@/ui/feedback/Tag'
import { CourseCard } from './CourseCard'
import './GoodsCard.scss'

interface GoodsCardProps {
  readonly goods: Goods
  /** The line below its name. */
  readonly note: string
  readonly tags?: readonly string[]
  readonly actions?: ReactNode
}

/** A course on sale, in a list: its name, how many learn it, what it costs. A tap opens it. */
export function GoodsCard({ goods, note, tags = [], actions }: GoodsCardProps) {
  const { navigator } = useStores()
  const { goodsId, title, cover, price, originalPrice, learners } = goods
  return (
    <CourseCard
      title={title}
      cover={cover}
      note={note}
      onPress={() => void navigator.go('coursesDetail', { goodsId })}
      testId={`goods-${goodsId}`}
      actions={actions}
    >
      {tags.length > 0 ? (
        <View className="goods-card__tags">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </View>
      ) : null}
      <View className="goods-card__foot">
        <Price fen={price} originalFen={originalPrice} />
        <View className="goods-card__learners">{learnersText(learners)}</View>
      </View>
    </CourseCard>
  )
}
