import type { ArticleBlock } from '@/contracts/promo/articles'
import type { MindNode } from '@/contracts/promo/mindMaps'
import { linearText, withoutRooms } from '@/domain/maths/formulaText'
import { cutText } from '@/lib/text/cutText'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import type { Content } from '../../authoring/Content'
import type { Knowledge, Passage } from '../../authoring/Knowledge'
import { keyOf } from '../../authoring/authoredPaper'
import { promoKinds } from '../../authoring/kinds/promoKinds'
import { markdownText } from '../../authoring/texts/markdownText'
import { subjectTopics } from '../../authoring/subjectTopics'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const markdownOf = (block: ArticleBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `**${block.text}**`
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${item}`).join('\n')
    case 'table':
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n')
    case 'paragraph':
    case 'note':
      return block.text
  }
}

const articlePassages = (content: Content): Passage[] =>
  [...content.of(promoKinds).articles].map(([slug, { title, blocks }]) => ({
    id: `article:${slug}`,
    place: '文章',
    title,
    body: blocks.map(markdownOf).join('\n\n'),
    topics: ['help', 'service'],
    link: { route: 'market', query: { slug } },
  }))

/** Practice questions of papers; test keys are never released here (decision 027). */
const questionPassages = (content: Content): Passage[] =>
  [...content.of(promoKinds).papers].flatMap(([paperId, { subject, practice }]) =>
    practice.map((question, at) => {
      const { stem, options, analysis } = question
      const body = [
        markdownText(withoutRooms(stem)),
        `**答案**：${markdownText(withoutRooms(options[keyOf(question)] ?? ''))}`,
        `**解析**：${markdownText(withoutRooms(analysis))}`,
      ].join('\n\n')
      return {
        id: `question:${paperId}-p${at + 1}`,
        place: `${subject}题目解析`,
        title: cutText(linearText(stem), 60),
        body,
        searched: linearText(`${stem} ${analysis}`),
        topics: subjectTopics(subject),
        aliases: [question.point],
        link: { route: 'market', query: { slug: 'paper-practice', paper: paperId } },
      }
    }),
  )

/** A knowledge point with its direct children. */
const nodePassages = (
  mapId: string,
  subject: string,
  node: MindNode,
  above: readonly string[],
): Passage[] => {
  const children = node.children ?? []
  const own: Passage = {
    id: `point:${mapId}-${node.id}`,
    place: `${subject}知识点`,
    title: node.title,
    body: [
      above.length > 0 && `${above.join(' › ')} › **${node.title}**`,
      node.text,
      children.map(({ title, text }) => `- **${title}**${text ? `：${text}` : ''}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    topics: subjectTopics(subject),
    ask: `${node.title}是什么？`,
    aliases: above.slice(-1),
    link: { route: 'market', query: { slug: 'mind-map-detail', map: mapId, node: node.id } },
  }
  const says = Boolean(node.text) || children.some(({ text }) => text)
  return [
    ...(says ? [own] : []),
    ...children.flatMap((child) => nodePassages(mapId, subject, child, [...above, node.title])),
  ]
}

const lecturePassages = (content: Content): Passage[] =>
  content.of(promoKinds).lectures.map(({ lectureId, title, topic, teacher, at, minutes }) => ({
    id: `lecture:${lectureId}`,
    place: '讲座',
    title,
    body: `讲座《${title}》（${topic}），主讲 ${teacher}，${shanghaiDate(at)} ${shanghaiTime(at)} 开始，${minutes} 分钟。`,
    topics: ['help', 'service'],
    aliases: [topic],
    kindWords: ['讲座'],
  }))

/** Articles, knowledge points of mind maps, analyses of what is practised, lectures. */
export const promoKnowledge: Knowledge = {
  kinds: {
    files: { lectures: promoKinds.files.lectures },
    folders: {
      articles: promoKinds.folders.articles,
      papers: promoKinds.folders.papers,
      'mind-maps': promoKinds.folders['mind-maps'],
    },
  },
  passages: (content) => [
    ...articlePassages(content),
    ...questionPassages(content),
    ...lecturePassages(content),
    ...[...content.of(promoKinds)['mind-maps']].flatMap(([mapId, { subject, root }]) =>
      nodePassages(mapId, subject, root, []),
    ),
  ],
}
