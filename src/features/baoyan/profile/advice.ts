import type { RouteId } from '@/routes/table'
import { axes, type Axis, axisNames, type Scores } from '@/domain/baoyan/profile'

/** Advice for a side of the background, and the page on which it begins. */
interface Advice {
  readonly axis: Axis
  readonly title: string
  readonly text: string
  readonly route: RouteId
  readonly action: string
}

const ADVICE: Readonly<Record<Axis, Omit<Advice, 'axis' | 'title'>>> = {
  gpa: {
    text: '剩下的核心课学分最重，先把期末复习排进日程。',
    route: 'baoyanMasterExperience',
    action: '看学霸怎么提绩点',
  },
  rank: { text: '排名决定有没有资格，问清学院往年名额和递补情况。', route: 'noExam', action: '看推免规则' },
  english: {
    text: '六级 500 分以上或雅思 6.5 分更稳，每天背词加一篇精读。',
    route: 'vocabularyIndex',
    action: '去背单词',
  },
  research: {
    text: '联系老师加入一个项目，做一次能讲清楚的完整实验。',
    route: 'baoyanTutorInformation',
    action: '找导师',
  },
  awards: {
    text: '选一项与专业相关的国家级竞赛，提前三个月组队。',
    route: 'baoyanAcResource',
    action: '看竞赛经历怎么写',
  },
  school: {
    text: '院校背景改不了，用一作论文或国家级奖项补上，多投公开招生的院系。',
    route: 'baoyanPostRecommend',
    action: '看推荐院校',
  },
}

const MOST = 3

/** Advice for the weakest sides, the weakest first. */
export const adviceFor = (scores: Scores): Advice[] =>
  [...axes]
    .sort((one, other) => scores[one] - scores[other])
    .slice(0, MOST)
    .map((axis) => ({ axis, title: `补${axisNames[axis]}`, ...ADVICE[axis] }))
