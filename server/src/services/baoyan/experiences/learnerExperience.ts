import type { Experience } from '@/contracts/baoyan/catalogue'
import type { ExperienceBody } from '@/contracts/baoyan/experiences'
import { publicName } from '@/lib/text/publicName'

interface LearnerPost {
  readonly experienceId: string
  readonly title: string
  readonly field: string
  readonly body: ExperienceBody
  readonly isAnonymous: boolean
  readonly name: string | null
}

const ANONYMOUS = '匿名同学'

/** The post of a learner in the form of the authored ones; facts that were left out are missing. */
export const learnerExperience = (post: LearnerPost): Experience => {
  const { experienceId, title, field, body, isAnonymous, name } = post
  const { school, major, rank, cohort, entry, offers, timeline, advice } = body
  const facts = [
    { name: '本科', value: `${school} · ${major}` },
    { name: '绩点', value: body.gpa },
    { name: '排名', value: `${rank}/${cohort}` },
    { name: '英语', value: body.english },
    { name: '科研', value: body.research },
    { name: '竞赛', value: body.awards },
  ]
  return {
    experienceId,
    title,
    author: isAnonymous ? ANONYMOUS : publicName(name || ANONYMOUS),
    background: `${school} · ${major} · 专业第 ${rank}/${cohort}`,
    offers: [...offers],
    entry,
    field,
    isSample: false,
    facts: facts.filter(({ value }) => value !== ''),
    timeline: [...timeline],
    advice: [...advice],
  }
}
