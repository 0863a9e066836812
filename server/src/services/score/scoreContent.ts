import { sql } from 'drizzle-orm'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import { scoreKinds } from '../../authoring/kinds/scoreKinds'
import { upsertItems } from '../../authoring/upsertItems'
import { upsertRows } from '../../authoring/upsertRows'
import { contentItems } from '../../db/schema/content'
import { adjustmentFavourites, adjustmentOpenings, scoreSheets } from '../../db/schema/score'
import { paperItems } from './paperItems'
import { isOperatorsPaper } from './papers/operatorsPaper'
import { typedProblems } from './typedSections'

/** Midnight in China of a day. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
const DAY = 86_400_000

const schoolsOf = (content: Content) =>
  new Map(content.of(baseKinds).schools.map((school) => [school.id, school]))

const placeOf = (schools: ReturnType<typeof schoolsOf>, id: string) => {
  const school = schools.get(id)
  return { school: school?.name ?? '', province: school?.province ?? '', region: school?.region ?? 'A' }
}

const checkScore = (content: Content): ContentProblem[] => {
  const schools = schoolsOf(content)
  const files = content.of(scoreKinds)
  const { exams } = content.of(exerciseKinds)
  const named = [
    ...files.retests.map(({ schoolId, retestId: path }) => ({ file: 'retests.json', schoolId, path })),
    ...files['adjustment-openings'].map(({ schoolId, openingId: path }) => ({
      file: 'adjustment-openings.json',
      schoolId,
      path,
    })),
  ]
  const unknown = named
    .filter(({ schoolId }) => !schools.has(schoolId))
    .map(({ file, path, schoolId }) => ({ file, path, reason: `there is no school ${schoolId}` }))
  const papers = files['score-papers'].flatMap(({ paperId: path, exam, sections }) => {
    const file = 'score-papers.json'
    if (isOperatorsPaper(path))
      return [{ file, path, reason: 'ids that begin with exam- are those of npm run score-paper' }]
    if (exam !== undefined && !exams.has(exam)) return [{ file, path, reason: `there is no exam ${exam}` }]
    if (exam !== undefined) return []
    if (sections.length === 0) return [{ file, path, reason: 'asks nothing' }]
    return typedProblems(sections).map((reason) => ({ file, path, reason }))
  })
  return [...unknown, ...papers]
}

const openingRows = (content: Content): (typeof adjustmentOpenings.$inferInsert)[] => {
  const schools = schoolsOf(content)
  const { 'adjustment-openings': list } = content.of(scoreKinds)
  return list.map(({ opensOn, endsOn, addedOn, from, conditions, minTotal = null, ...opening }) => ({
    ...opening,
    ...placeOf(schools, opening.schoolId),
    cat: opening.code.slice(0, 2),
    minTotal,
    opensAt: startOf(opensOn),
    endsAt: startOf(endsOn) + DAY,
    addedAt: startOf(addedOn),
    detail: { from, conditions },
    retired: false,
  }))
}

/** Loads papers, second exams, openings, guides and rules. */
export const scoreContent: AreaContent = {
  kinds: scoreKinds,
  reads: [
    { files: { schools: baseKinds.files.schools }, folders: {} },
    {
      files: {},
      folders: { exams: exerciseKinds.folders.exams, questions: exerciseKinds.folders.questions },
    },
  ],
  check: checkScore,
  load: async (tx, content) => {
    const files = content.of(scoreKinds)
    const schools = schoolsOf(content)
    const used = sql`exists (select 1 from ${scoreSheets} s where s.paper_id = ${contentItems.key})`
    const papers = paperItems(content)
    await upsertItems(
      tx,
      'score-paper',
      papers.map(({ paper }) => [paper.paperId, paper]),
      used,
    )
    await upsertItems(
      tx,
      'score-sections',
      papers.map(({ paper, sections }) => [paper.paperId, sections]),
      used,
    )
    await upsertItems(tx, 'score-rules', [['all', files['score-rules']]])
    await upsertItems(
      tx,
      'retest',
      files.retests.map((one) => [one.retestId, { ...one, ...placeOf(schools, one.schoolId) }]),
    )
    await upsertItems(
      tx,
      'review-guide',
      files['review-guides'].map((one) => [one.guideId, one]),
    )
    await upsertRows(tx, {
      table: adjustmentOpenings,
      key: [adjustmentOpenings.openingId],
      rows: openingRows(content),
      inUse: sql`exists (select 1 from ${adjustmentFavourites} f where f.opening_id = ${adjustmentOpenings.openingId})`,
      retired: { retired: true },
    })
  },
}
