import type { DiagnosedPart } from '@/contracts/exercise/attemptReport'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { diagnosticTests, type DiagnosticName } from '@/domain/attempt/diagnosticTests'
import type { RouteId } from '@/routes/table'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { scaled } from '../ability/abilityTexts'
import { percentText } from '../knowledge/masteryTexts'

interface DiagnosisTexts {
  /** One-sentence purpose of the test. */
  readonly lead: string
  /** Notes before the test. */
  readonly facts: readonly string[]
  /** Its page. */
  readonly page: RouteId
}

const ADAPTIVE = '题目难度随作答自动调整，做题时不显示对错'
const LEAVE = '可以离开，回来接着测；也可以提前结束，按答过的题出报告'
const LOGIN = '没登录也能测，登录后看报告'

const countText = (test: DiagnosticName): string => {
  const { fewest, most } = diagnosticTests[test].questions
  return fewest === most ? `共 ${most} 题` : `${fewest} 到 ${most} 题，测准了就提前结束`
}

/** Texts of the diagnostic tests. */
export const diagnosticTestTexts: Readonly<Record<DiagnosticName, DiagnosisTexts>> = {
  strength: {
    lead: '二十分钟，看清各科现在在哪里',
    facts: [`${countText('strength')}，平均分给所选科目`, ADAPTIVE, LEAVE, LOGIN],
    page: 'exercisesStrengthTest',
  },
  strength25: {
    lead: '25 考研的同学，用同样的标准再测一次',
    facts: [
      `${countText('strength25')}，最多选三科，每科题更多、更准`,
      ADAPTIVE,
      '25 考研已经结束：二战的同学可以用它对照当年的自己',
      LEAVE,
      LOGIN,
    ],
    page: 'exercises25strengthTest',
  },
  single: {
    lead: '只测一科，测得更准',
    facts: [countText('single'), ADAPTIVE, LEAVE, LOGIN, '报告给出能力值、可信范围和优先补的知识点'],
    page: 'exercisesSingleStrength',
  },
  recruitment: {
    lead: '行政职业能力五个模块，一次测完',
    facts: [`${countText('recruitment')}，五个模块各六题，都是本站原创`, ADAPTIVE, LEAVE, LOGIN],
    page: 'exercisesRecruitmentTest',
  },
}

export const isThinPart = ({ ability }: DiagnosedPart): boolean => ability.answers < FEWEST_ANSWERS

/** The expected score from a part's ability: a range with its limits. */
export const expectedText = ({ expected, total }: DiagnosedPart): string =>
  expected
    ? `把本站这部分的选择题和判断题全做一遍，预计答对 ${percentText(expected.low)} 到 ${percentText(expected.high)}。只做了 ${total} 题，推算时也参考了考生的一般水平和题目难度，所以和这次的正确率不一样；不是考试分数`
    : ''

/** A part compared with the last test. */
export const beforeText = ({ before, ability }: DiagnosedPart): string => {
  if (!before) return '第一次测，下次会和这次对比'
  const [then, now] = [scaled(before.ability.ability), scaled(ability.ability)]
  const [low, high] = before.ability.band
  const isWithin = ability.ability >= low && ability.ability <= high
  const change = now === then ? '没有变化' : now > then ? `升高 ${now - then}` : `降低 ${then - now}`
  return `上次（${shanghaiDate(before.at)}）是 ${then}，${change}${isWithin && now !== then ? '，在误差范围内' : ''}`
}

/** All parts in a sentence, for the chart of them. */
export const partsText = (parts: readonly DiagnosedPart[]): string =>
  parts
    .map((part) =>
      isThinPart(part)
        ? `${part.name}不足 ${FEWEST_ANSWERS} 题，暂不评价`
        : `${part.name} ${scaled(part.ability.ability)}`,
    )
    .join('，')
