import { experienceLimits, type ExperienceText } from '@/contracts/baoyan/experiences'

/** The texts of the form by name; lists are one text, a line for each entry. */
export type FormTexts = Readonly<Record<string, string>>
type FormProblems = Readonly<Record<string, string>>

export interface FormField {
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly maxLength: number
  readonly kind: 'line' | 'number' | 'lines'
}

const { title, short, offers, timeline, when, step, advice, tip } = experienceLimits
/** Room for entries that are a little too long or too many: the form says so instead of cutting them. */
const SPARE = 1.2
const room = (entries: number, length: number): number => Math.round(entries * length * SPARE)

const line = (name: string, label: string, placeholder: string, maxLength: number = short): FormField => ({
  name,
  label,
  placeholder,
  maxLength,
  kind: 'line',
})
const number = (name: string, label: string, maxLength: number): FormField => ({
  name,
  label,
  placeholder: '',
  maxLength,
  kind: 'number',
})
const lines = (name: string, label: string, placeholder: string, maxLength: number): FormField => ({
  name,
  label,
  placeholder,
  maxLength,
  kind: 'lines',
})

/** The parts of the form with their fields, in the order of the page. */
export const formParts: readonly { readonly title: string; readonly fields: readonly FormField[] }[] = [
  { title: '标题', fields: [line('title', '一句话标题', '例如：没有论文，靠课程项目进组', title)] },
  {
    title: '背景',
    fields: [
      line('school', '本科院校', '写学校名，或写层次，例如“理工 211”'),
      line('major', '本科专业', '例如：计算机科学与技术'),
      number('rank', '专业排名（第几名）', 6),
      number('cohort', '专业总人数', 6),
      number('entry', '入学年份（哪一年读研）', 4),
      line('gpa', '绩点（选填）', '例如：88.5（百分制）'),
      line('english', '英语（选填）', '例如：六级 530'),
      line('research', '科研（选填）', '例如：主持校级大创'),
      line('awards', '竞赛（选填）', '例如：省级二等奖'),
    ],
  },
  {
    title: '结果',
    fields: [
      lines('offers', '结果（每行一个）', '例如：某 985 软件学院（夏令营优秀营员）', room(offers, short)),
    ],
  },
  {
    title: '时间线',
    fields: [
      lines(
        'timeline',
        '时间线（每行一个）',
        '例如：6 月：投了 12 个夏令营，入营 4 个',
        room(timeline, when + step),
      ),
    ],
  },
  {
    title: '建议',
    fields: [lines('advice', '给学弟学妹的建议（每行一条）', '例如：排名证明提前两周办', room(advice, tip))],
  },
]

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)

const STEP = /^([^：:]+)[：:](.+)$/

const stepsOf = (text = '') =>
  linesOf(text).map((one) => {
    const [, at = '', what = ''] = STEP.exec(one) ?? []
    return { when: at.trim(), text: what.trim() }
  })

const wholeOf = (text = ''): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0)

/** The post that the texts say; `experienceProblems` says whether it may be sent. */
export const experienceOf = (texts: FormTexts): ExperienceText => {
  const text = (name: string): string => (texts[name] ?? '').trim()
  return {
    title: text('title'),
    field: text('field'),
    isAnonymous: texts['isAnonymous'] !== 'no',
    body: {
      school: text('school'),
      major: text('major'),
      rank: wholeOf(texts['rank']),
      cohort: wholeOf(texts['cohort']),
      entry: wholeOf(texts['entry']),
      gpa: text('gpa'),
      english: text('english'),
      research: text('research'),
      awards: text('awards'),
      offers: linesOf(texts['offers']),
      timeline: stepsOf(texts['timeline']),
      advice: linesOf(texts['advice']),
    },
  }
}

/** The texts of the form for a post. */
export const textsOf = ({ title: name, field, isAnonymous, body }: ExperienceText): FormTexts => ({
  title: name,
  field,
  isAnonymous: isAnonymous ? 'yes' : 'no',
  school: body.school,
  major: body.major,
  rank: String(body.rank),
  cohort: String(body.cohort),
  entry: String(body.entry),
  gpa: body.gpa,
  english: body.english,
  research: body.research,
  awards: body.awards,
  offers: body.offers.join('\n'),
  timeline: body.timeline.map(({ when: at, text }) => `${at}：${text}`).join('\n'),
  advice: body.advice.join('\n'),
})

const OTHER_LABELS: FormTexts = { field: '领域', isAnonymous: '匿名发布' }
const yesNo: FormTexts = { yes: '是', no: '否' }

/** The fields in which two versions of a post differ, by their labels. */
export const differencesOf = (
  mine: FormTexts,
  theirs: FormTexts,
): readonly { readonly label: string; readonly mine: string; readonly theirs: string }[] => {
  const labels = [
    ...formParts.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
    ...Object.entries(OTHER_LABELS),
  ]
  const shown = (texts: FormTexts, name: string): string => {
    const text = (texts[name] ?? (name === 'isAnonymous' ? 'yes' : '')).trim()
    return name === 'isAnonymous' ? (yesNo[text] ?? '') : text
  }
  return labels
    .map(([name, label]) => ({ label, mine: shown(mine, name), theirs: shown(theirs, name) }))
    .filter((one) => one.mine !== one.theirs)
}

const FIRST_ENTRY = 2015
const LAST_ENTRY = 2040

const listProblem = (entries: readonly string[], most: number, length: number): string => {
  if (entries.length === 0) return '请至少写一行'
  if (entries.length > most) return `最多 ${most} 行，现在是 ${entries.length} 行`
  const long = entries.findIndex((one) => one.length > length)
  return long < 0 ? '' : `第 ${long + 1} 行太长，每行最多 ${length} 个字`
}

const stepProblem = (steps: ExperienceText['body']['timeline']): string => {
  const wrong = steps.findIndex(({ when: at, text }) => at === '' || text === '' || at.length > when)
  if (wrong >= 0) return `第 ${wrong + 1} 行请写成“时间：做了什么”，时间最多 ${when} 个字`
  return listProblem(
    steps.map(({ text }) => text),
    timeline,
    step,
  )
}

/** A message for each field that is not right yet. */
export const experienceProblems = (texts: FormTexts): FormProblems => {
  const { title: name, field, body } = experienceOf(texts)
  const found: Record<string, string> = {
    title: name.length < 4 ? '标题至少 4 个字' : '',
    field: field === '' ? '请选择领域' : '',
    school: body.school === '' ? '请填写本科院校' : '',
    major: body.major === '' ? '请填写本科专业' : '',
    rank: body.rank < 1 ? '请填写第几名' : '',
    cohort: body.cohort < body.rank || body.cohort < 1 ? '总人数不能少于名次' : '',
    entry: body.entry < FIRST_ENTRY || body.entry > LAST_ENTRY ? '请填写四位年份，例如 2027' : '',
    offers: listProblem(body.offers, offers, short),
    timeline: stepProblem(body.timeline),
    advice: listProblem(body.advice, advice, tip),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== ''))
}
