import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { decideReview, type Review, reviews } from '@/contracts/community/trust'
import { dayText } from '@/lib/dayText'
import { SlideList } from '@/stores/page/SlideList'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Card } from '@/ui/layout/Card'
import { useStaff } from '../session/useStaff'
import { SentPictures } from './SentPictures'

const REASONS = ['广告或联系方式', '盗版资料', '辱骂攻击', '作弊违法', '泄露隐私', '与版块无关'] as const
type Reason = (typeof REASONS)[number]

/** The moderation queue: publish, or refuse with a reason that the author reads. */
export function ReviewQueue() {
  const [loads, load] = useState(0)
  return <Reviews key={loads} onStale={() => load(loads + 1)} />
}

interface ReviewsProps {
  /** Loads the queue again after its texts have changed. */
  readonly onStale: () => void
}

const Reviews = observer(function Reviews({ onStale }: ReviewsProps) {
  const staff = useStaff()
  const [pages] = useState(
    () =>
      new SlideList<Review>({
        fetch: (cursor) => staff.call(reviews, { query: cursor === undefined ? {} : { cursor } }),
        idOf: ({ reviewId }) => reviewId,
      }),
  )
  useEffect(() => pages.start(), [pages])
  return (
    <Pages
      pages={pages}
      draw={(review) => (
        <ReviewCard
          key={review.reviewId}
          review={review}
          onDecided={() => pages.remove(review.reviewId)}
          onStale={onStale}
        />
      )}
      empty={<Empty size="small" title="没有待审核的内容" hint="新的举报和待审内容会出现在这里" />}
    />
  )
})

interface ReviewCardProps extends ReviewsProps {
  readonly review: Review
  readonly onDecided: () => void
}

const ReviewCard = observer(function ReviewCard({ review, onDecided, onStale }: ReviewCardProps) {
  const { ui } = useStores()
  const staff = useStaff()
  const [task] = useState(() => new Task())
  const [reason, choose] = useState<Reason>()
  const { reviewId, version, title, body, author, source, score, at, pictures } = review
  const decide = async (isPassed: boolean): Promise<void> => {
    const input = {
      params: { reviewId },
      body: { version, isPassed, reason: isPassed ? '' : (reason ?? '') },
    }
    const done = await task.run(
      () => staff.call(decideReview, input),
      ({ status }) => {
        if (status === 409) onStale()
      },
    )
    if (!done) return
    ui.say(isPassed ? '已通过' : '已退回，作者会看到原因')
    onDecided()
  }
  return (
    <Card>
      <View className="sales-menu__name">{title}</View>
      <View className="sales__hint">{`${author.name}　${dayText(at)}　${source}　${score} 次`}</View>
      <View>{body}</View>
      <SentPictures addresses={pictures} />
      <Choice
        options={REASONS.map((key) => ({ key, text: key }))}
        label="退回原因"
        value={reason}
        onChange={choose}
        columns={2}
      />
      <View className="sales__row">
        <Button size="s" loading={task.isRunning} onPress={() => void decide(true)}>
          通过
        </Button>
        <Button
          size="s"
          kind="danger"
          disabled={!reason || task.isRunning}
          onPress={() => void decide(false)}
        >
          退回
        </Button>
      </View>
    </Card>
  )
})
