import type { Content } from '../../../authoring/Content'
import type { Knowledge, Passage } from '../../../authoring/Knowledge'
import { chooseKinds } from '../../../authoring/kinds/chooseKinds'
import { courseKinds } from '../../../authoring/kinds/courseKinds'
import { markdownText } from '../../../authoring/texts/markdownText'
import { subjectTopics } from '../../../authoring/subjectTopics'

const FEN = 100

const yuan = (fen: number): string => (fen === 0 ? '免费' : `${fen / FEN} 元`)

const onSale = (content: Content) =>
  [...content.of(courseKinds).goods.values()].flat().filter((one) => one.onSale)

/** A paragraph that so many courses share says nothing of one of them. */
const SHARED = 4

/** The same passages, searched by what they do not share. */
const bySelf = (passages: readonly Passage[]): Passage[] => {
  const paragraphs = passages.map(({ body }) => body.split('\n\n'))
  const times = new Map<string, number>()
  for (const one of paragraphs.flat()) times.set(one, (times.get(one) ?? 0) + 1)
  return passages.map((passage, at) => ({
    ...passage,
    searched: (paragraphs[at] ?? []).filter((one) => (times.get(one) ?? 0) < SHARED).join(' '),
  }))
}

const goodsPassages = (content: Content): Passage[] => {
  const { teachers } = content.of(courseKinds)
  const names = new Map(teachers.map(({ id, name }) => [id, name]))
  return onSale(content).map((one) => ({
    id: `course:${one.goodsId}`,
    place: '课程',
    title: one.title,
    body: [
      one.subtitle,
      `价格：${yuan(one.price)}${one.originalPrice > one.price ? `（原价 ${yuan(one.originalPrice)}）` : ''}`,
      `老师：${one.teacherIds.map((id) => names.get(id) ?? '').join('、')}`,
      `亮点：${one.highlights.join('；')}`,
      ...one.introduction,
      `适合：${one.audience.join('；')}`,
      one.validDays ? `有效期：开通后 ${one.validDays} 天` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    topics: ['course', 'service'],
    aliases: [one.classTypeName, ...one.tags],
    kindWords: ['课程'],
    ask: `${one.title}讲什么，多少钱？`,
    link: { route: 'coursesDetail', query: { goodsId: one.goodsId } },
    brief: `[${one.title}](/courses/courses-detail?goodsId=${one.goodsId})：${yuan(one.price)}`,
  }))
}

const pricesOf = (goods: readonly { readonly price: number }[]): string => {
  const prices = goods.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? yuan(least) : `${yuan(least)} 至 ${yuan(most)}`
}

/** A passage with all course categories and prices, for questions about the whole range. */
const pricesPassage = (content: Content): Passage => {
  const all = onSale(content)
  const rows = content.of(courseKinds)['shop-categories'].flatMap(({ key, name, classTypes }) => {
    const goods = all.filter(({ classType }) => classTypes.includes(classType))
    const shelf = `[${name}](/product-list?category=${key})`
    return goods.length > 0 ? [`| ${shelf} | ${goods.length} 门 | ${pricesOf(goods)} |`] : []
  })
  return {
    id: 'prices:all',
    place: '课程',
    title: '在售课程与价格',
    body: [
      `现在在售的课程一共 ${all.length} 门，每一门的价格都在[课程商城](/product-list)，按分类看：`,
      ['| 分类 | 课程 | 价格 |', '| --- | --- | --- |', ...rows].join('\n'),
      '想知道某一门的价格，直接说课程名就行。',
    ].join('\n\n'),
    topics: ['course', 'service'],
    aliases: [
      '价格',
      '多少钱',
      '收费',
      '收费标准',
      '全部课程',
      '所有课程',
      '价格表',
      '有哪些课',
      '什么课',
      '怎么卖',
      '便宜',
      '会员',
      '报班',
    ],
    ask: '有哪些课程，多少钱？',
    kindWords: ['课程', '课', '考研'],
    link: { route: 'productList', query: {} },
  }
}

const teacherPassages = (content: Content): Passage[] =>
  content.of(courseKinds).teachers.map(({ id, name, title, introduction }) => ({
    id: `teacher:${id}`,
    place: '老师',
    title: name,
    body: `${title}。${introduction}`,
    topics: ['course', 'service'],
    ask: `${name}老师教什么？`,
    kindWords: ['老师', '讲师'],
  }))

/** Where the date of an exam comes from: the calendar of what the ministry has announced, or earlier years. */
const dateSource = (content: Content, year: number): string => {
  const { events } = content.of(chooseKinds)['admission-calendar']
  const announced = events.find(
    ({ examYear, event, status }) => examYear === year && event === '初试' && status === 'announced',
  )
  return announced
    ? `，到 **${announced.end ?? announced.start}** 结束，日期由教育部公告`
    : '。这一年的日期还没有公告，按前几年推算，以教育部当年的公告为准'
}

const examPassages = (content: Content): Passage[] =>
  content.of(courseKinds)['exam-dates'].map(({ year, date }) => ({
    id: `exam-date:${year}`,
    place: '考试时间',
    title: `${year % 100}考研初试时间`,
    body: `${year} 年入学（${year % 100}考研）的全国硕士研究生招生考试初试从 **${date}** 开始${dateSource(content, year)}。`,
    topics: ['exam', 'service'],
    ask: `${year % 100}考研哪天考？`,
    aliases: ['初试', '哪天', '考试日期', `${year}`],
    link: { route: 'learningMap', query: {} },
  }))

/** Passages of the knowledge structure: points and their cards. */
const pointPassages = (content: Content): Passage[] =>
  [...content.of(courseKinds).points.values()].flatMap(({ name, subjectIds, chapters }) =>
    chapters
      .flatMap(({ points }) => points)
      .map(({ pointId, title, text, cards }) => ({
        id: `point:${pointId}`,
        place: `${name}知识点`,
        title,
        body: [
          ...text.map(markdownText),
          ...cards.map(({ front, back }) => `**${markdownText(front)}**\n\n${markdownText(back)}`),
        ].join('\n\n'),
        topics: subjectTopics(subjectIds[0] ?? ''),
        ask: `${title}要掌握什么？`,
        link: { route: 'knowledgeStructureDetail', query: { pointId } },
      })),
  )

/** Courses on sale, teachers, dates of the exam, knowledge points. */
export const courseKnowledge: Knowledge = {
  kinds: {
    files: {
      teachers: courseKinds.files.teachers,
      'exam-dates': courseKinds.files['exam-dates'],
      'admission-calendar': chooseKinds.files['admission-calendar'],
      'shop-categories': courseKinds.files['shop-categories'],
    },
    folders: { goods: courseKinds.folders.goods, points: courseKinds.folders.points },
  },
  passages: (content) => [
    ...bySelf(goodsPassages(content)),
    pricesPassage(content),
    ...teacherPassages(content),
    ...examPassages(content),
    ...pointPassages(content),
  ],
}
