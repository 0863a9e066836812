import type { KnowledgePoint, KnowledgeSubject } from '@/contracts/exercise/knowledge'

const point = (name: string, more: Partial<KnowledgePoint>): KnowledgePoint => ({
  point: name,
  questionCount: 12,
  testCount: 12,
  answers: 10,
  right: 5,
  mastery: 0.6,
  level: 'learning',
  missed: 0,
  ...more,
})

const ability = { ability: 0.6, error: 0.4, band: [0, 1.2] as [number, number], answers: 23 }

/** A subject with a point of each level, and a point without answers. */
export const knownSubjects: readonly KnowledgeSubject[] = [
  {
    subject: '101',
    name: '思想政治理论',
    ability,
    points: [
      point('唯物论', { mastery: 0.31, level: 'weak', missed: 4 }),
      point('辩证法', {}),
      point('认识论', { mastery: 0.82, level: 'mastered' }),
      point('论述', { testCount: 0, answers: 3, mastery: null, level: 'unknown' }),
    ],
    weeks: [
      { from: '2026-11-02', answers: 9, ability: { ...ability, ability: -0.2, answers: 9 } },
      { from: '2026-11-09', answers: 3, ability: null },
      { from: '2026-11-16', answers: 14, ability: { ...ability, answers: 14 } },
    ],
  },
  {
    subject: '408',
    name: '计算机',
    ability: null,
    points: [point('网络', { answers: 0, right: 0, mastery: null, level: 'unknown' })],
    weeks: [],
  },
]

/** A subject whose points have fewer questions than a judgement usually takes. */
export const smallSubject: KnowledgeSubject = {
  subject: '302',
  name: '数学二',
  ability: null,
  points: [
    point('行列式', {
      questionCount: 3,
      testCount: 2,
      answers: 1,
      right: 1,
      mastery: null,
      level: 'unknown',
    }),
    point('二次型', { questionCount: 3, testCount: 3, answers: 3, right: 2, mastery: 0.55 }),
    point('极限', { questionCount: 1, testCount: 1, answers: 1, right: 1, mastery: null, level: 'unknown' }),
  ],
  weeks: [],
}
