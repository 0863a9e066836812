import type { PromoPage } from '@/contracts/pages/promoPages'
import { ALL_TOPICS } from '@/domain/lectureOrder'

/** The topic of pages whose row names no subject, by a part of the slug. */
const TOPIC_OF_SLUG: readonly (readonly [RegExp, string])[] = [
  [/^career-/, '职业规划'],
  [/plan/, '规划'],
  [/major/, '专业课'],
  [/school/, '择校'],
  [/retake/, '二战'],
  [/work/, '在职'],
  [/graduate/, '复试'],
  [/parents/, '家长'],
]

/** Which topic a page opens with: its subject, what its slug names, or all. */
export const topicOf = ({ slug, subject }: PromoPage, topics: readonly string[]): string => {
  const named = subject ?? TOPIC_OF_SLUG.find(([pattern]) => pattern.test(slug))?.[1]
  return named !== undefined && topics.includes(named) ? named : ALL_TOPICS
}
