import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { baoyanKinds } from '../../authoring/kinds/baoyanKinds'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { chooseKinds } from '../../authoring/kinds/chooseKinds'
import { libraryKinds } from '../../authoring/kinds/libraryKinds'
import { bringSamples } from './data/bringNotices'
import { type ModelSchool, sampleNotices } from './data/sampleNotices'

const LEVELS: Readonly<Record<string, number>> = { '985': 3, '211': 2, 双一流: 1 }

/** Schools with the right to recommend, higher tiers first. */
const modelSchools = (content: Content): ModelSchool[] =>
  content
    .of(baseKinds)
    .schools.filter(({ recruits, recommends, kind }) => recruits && recommends && kind === '高等学校')
    .map(({ id, name, province, type, tier }) => ({
      id,
      name,
      province,
      type,
      level: LEVELS[tier ?? ''] ?? 0,
    }))
    .sort((one, other) => other.level - one.level)

const noticesOf = (content: Content) => {
  const { disciplines } = content.of(chooseKinds)
  return sampleNotices({
    model: content.of(baoyanKinds)['baoyan-notice-model'],
    schools: modelSchools(content),
    disciplineNames: new Map(disciplines.list.map(({ code, name }) => [code, name])),
  })
}

const missingDocuments = (content: Content): ContentProblem[] => {
  const known = new Set(
    [...content.of(libraryKinds)['study-documents'].values()].map((one) => one.documentId),
  )
  const { 'baoyan-resources': resources } = content.of(baoyanKinds)
  return resources
    .filter(({ documentId }) => !known.has(documentId))
    .map(({ documentId }) => ({
      file: 'baoyan-resources.json',
      path: documentId,
      reason: 'there is no such study document',
    }))
}

/** Notices, tutors, resources, articles, experiences and rules. */
export const baoyanContent: AreaContent = {
  kinds: baoyanKinds,
  reads: [
    {
      files: { schools: baseKinds.files.schools, disciplines: chooseKinds.files.disciplines },
      folders: {},
    },
  ],
  check: missingDocuments,
  load: async (tx, content) => {
    const files = content.of(baoyanKinds)
    await upsertItems(
      tx,
      'baoyan-tutor',
      files['baoyan-tutors'].map((row) => [row.tutorId, row]),
    )
    await upsertItems(
      tx,
      'baoyan-resource',
      files['baoyan-resources'].map((row) => [row.documentId, row]),
    )
    await upsertItems(
      tx,
      'baoyan-article',
      files['baoyan-articles'].map((row) => [row.articleId, row]),
    )
    await upsertItems(
      tx,
      'baoyan-experience',
      files['baoyan-experiences'].map((row) => [row.experienceId, row]),
    )
    await upsertItems(tx, 'baoyan-rules', [['all', files['baoyan-rules']]])
    await upsertItems(tx, 'baoyan-cases', [['all', files['baoyan-cases']]])
    await bringSamples(tx, noticesOf(content))
  },
}
