import { eq, sql } from 'drizzle-orm'
import type { ArticleBlock } from '@/contracts/promo/articles'
import type { AreaContent, Content, ContentProblem } from '../../../authoring/Content'
import { type AuthoredArticle, communityKinds } from '../../../authoring/kinds/communityKinds'
import { upsertItems } from '../../../authoring/upsertItems'
import { upsertRows } from '../../../authoring/upsertRows'
import type { Db } from '../../../db/Database'
import {
  communityArticles,
  communityExperts,
  communityPlates,
  communityPosts,
  communityPostTags,
  communityQuestions,
} from '../../../db/schema/community'
import { formulaProblems, withRooms } from '../../../formulas/authoredFormulas'
import { vectorText } from '../termsSql'
import { parseMarkdown } from './parseMarkdown'

const EPOCH_SECONDS = 1_577_836_800
const momentOf = (day: string): number => Date.parse(`${day}T08:00:00+08:00`)

const textsOf = (block: ArticleBlock): string[] => {
  switch (block.kind) {
    case 'list':
      return [...block.items]
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'heading':
    case 'note':
    case 'paragraph':
      return [block.text]
  }
}

const typeset = (block: ArticleBlock): ArticleBlock => {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(withRooms) }
    case 'table':
      return { ...block, head: block.head.map(withRooms), rows: block.rows.map((row) => row.map(withRooms)) }
    case 'heading':
    case 'note':
    case 'paragraph':
      return { ...block, text: withRooms(block.text) }
  }
}

const articlesOf = (content: Content) =>
  [...content.of(communityKinds)['community-articles']].flatMap(([file, { channel, articles }]) =>
    articles.map((article) => ({ file: `community-articles/${file}.json`, channel, article })),
  )

const articleRow = (
  channel: (typeof communityArticles.$inferInsert)['channel'],
  article: AuthoredArticle,
) => {
  const blocks = parseMarkdown(article.text)
  return {
    articleId: article.id,
    channel,
    title: article.title,
    summary: article.summary,
    author: article.author,
    source: article.source,
    isSample: article.isSample,
    publishedAt: momentOf(article.published),
    pinned: article.pinned,
    phase: article.phase ?? null,
    province: article.province ?? null,
    kind: article.kind ?? null,
    school: article.school ?? null,
    major: article.major ?? null,
    tags: article.tags,
    blocks: blocks.map(typeset),
    terms: vectorText(article.title, article.summary, ...article.tags, ...blocks.flatMap(textsOf)),
    retired: false,
  }
}

const loadArticles = (tx: Db, content: Content): Promise<void> =>
  upsertRows(tx, {
    table: communityArticles,
    key: [communityArticles.articleId],
    rows: articlesOf(content).map(({ channel, article }) => articleRow(channel, article)),
    inUse: sql`true`,
    retired: { retired: true },
  })

const loadPlates = async (tx: Db, content: Content): Promise<void> => {
  const { 'community-plates': plates, 'community-experts': experts } = content.of(communityKinds)
  await upsertRows(tx, {
    table: communityPlates,
    key: [communityPlates.plateId],
    rows: plates.map(({ id, ...plate }, position) => ({ ...plate, plateId: id, position, retired: false })),
    inUse: sql`true`,
    retired: { retired: true },
  })
  await upsertRows(tx, {
    table: communityExperts,
    key: [communityExperts.expertId],
    rows: experts.map(({ id, ...expert }, position) => ({
      ...expert,
      expertId: id,
      position,
      retired: false,
    })),
    inUse: sql`true`,
    retired: { retired: true },
  })
}

/** Sample questions are rows beside the learners' own; `seq` is given by the database. */
const loadQuestions = async (tx: Db, content: Content): Promise<void> => {
  const { 'community-questions': questions, 'community-experts': experts } = content.of(communityKinds)
  await tx.delete(communityQuestions).where(eq(communityQuestions.isSample, true))
  const subjects = new Map(experts.map(({ id, subject }) => [id, subject]))
  const rows = questions.map(({ id, expert, title, body, answer, asked, featured }) => ({
    questionId: id,
    expertId: expert,
    subject: subjects.get(expert) ?? '',
    title,
    body: withRooms(body),
    pictures: [],
    state: 'answered' as const,
    at: momentOf(asked),
    answer: withRooms(answer),
    answeredAt: momentOf(asked) + 3_600_000,
    featured,
    isSample: true,
    terms: vectorText(title, body, answer),
  }))
  if (rows.length > 0) await tx.insert(communityQuestions).values(rows)
}

/** Topics of the editors; learners' comments refer to them by id and stay. */
const loadTopics = async (tx: Db, content: Content): Promise<void> => {
  const { 'community-topics': topics } = content.of(communityKinds)
  await tx.delete(communityPosts).where(eq(communityPosts.isSample, true))
  if (topics.length === 0) return
  const made = await tx
    .insert(communityPosts)
    .values(
      topics.map(({ id, plate, title, body, tags, published }) => ({
        postId: id,
        plateId: plate,
        title,
        body,
        pictures: [],
        tags,
        state: 'public' as const,
        heat: Math.round(momentOf(published) / 1000) - EPOCH_SECONDS,
        at: momentOf(published),
        isSample: true,
        terms: vectorText(title, body, ...tags),
      })),
    )
    .returning({ postId: communityPosts.postId, seq: communityPosts.seq, tags: communityPosts.tags })
  const tagged = made.flatMap(({ postId, seq, tags }) => tags.map((tag) => ({ tag, postId, seq })))
  if (tagged.length > 0) await tx.insert(communityPostTags).values(tagged)
}

const check = (content: Content): ContentProblem[] => {
  const kinds = content.of(communityKinds)
  const plateIds = new Set(kinds['community-plates'].map(({ id }) => id))
  const expertIds = new Set(kinds['community-experts'].map(({ id }) => id))
  const seen = new Set<string>()
  const articleProblems = articlesOf(content).flatMap(({ file, article }) => {
    const reasons = formulaProblems(parseMarkdown(article.text).flatMap(textsOf))
    if (seen.has(article.id)) reasons.push('stands in another file, too')
    seen.add(article.id)
    return reasons.map((reason) => ({ file, path: article.id, reason }))
  })
  return [
    ...articleProblems,
    ...kinds['community-topics']
      .filter(({ plate }) => !plateIds.has(plate))
      .map(({ id }) => ({ file: 'community-topics.json', path: id, reason: 'there is no such plate' })),
    ...kinds['community-questions'].flatMap(({ id, expert, body, answer }) => {
      const reasons = formulaProblems([body, answer])
      if (!expertIds.has(expert)) reasons.push('there is no such expert')
      return reasons.map((reason) => ({ file: 'community-questions.json', path: id, reason }))
    }),
  ]
}

/** Articles, plates, experts, sample answers, topics and rules. */
export const communityContent: AreaContent = {
  kinds: communityKinds,
  check,
  load: async (tx, content) => {
    await upsertItems(tx, 'community-rules', [['all', content.of(communityKinds)['community-rules']]])
    await loadArticles(tx, content)
    await loadPlates(tx, content)
    await loadQuestions(tx, content)
    await loadTopics(tx, content)
  },
}
