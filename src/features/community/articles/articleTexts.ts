import type { ArticleRow } from '@/contracts/community/articles'
import type { ArticleChannel, ArticleKind, ExamPhase } from '@/domain/community/kinds'
import { shanghaiDate } from '@/lib/shanghaiDate'
import type { Navigator } from '@/stores/Navigator'

export const channelNames: Readonly<Record<ArticleChannel, string>> = {
  news: '考研资讯',
  exam: '报考指南',
  method: '学习方法',
  experience: '经验',
  'public-exam': '公考',
  message: '公告',
}

export const phaseNames: Readonly<Record<ExamPhase, string>> = {
  signup: '报名',
  first: '初试',
  retest: '复试',
  transfer: '调剂',
}

export const kindNames: Readonly<Record<ArticleKind, string>> = {
  national: '国考',
  provincial: '省考',
  selected: '选调生',
  institution: '事业单位',
  teacher: '教师招聘',
}

/** The line below the title of an article. */
export const articleNote = ({ isSample, author, publishedAt, reads }: ArticleRow): string =>
  [isSample ? '示例' : '', author, shanghaiDate(publishedAt), reads > 0 ? `${reads} 人读过` : '']
    .filter(Boolean)
    .join('　')

/** Opens an article on the page of its channel. */
export const openArticle = (
  navigator: Navigator,
  { articleId, channel }: Pick<ArticleRow, 'articleId' | 'channel'>,
): Promise<void> => {
  const given = { id: articleId }
  if (channel === 'experience') return navigator.go('experienceInformation', given)
  if (channel === 'public-exam') return navigator.go('publicExamInfo', given)
  if (channel === 'message') return navigator.go('messageInformation', given)
  return navigator.go('information', given)
}
