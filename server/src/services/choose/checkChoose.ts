import type { Content, ContentProblem } from '../../authoring/Content'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { chooseKinds } from '../../authoring/kinds/chooseKinds'
import { checkExamFacts } from './checkExamFacts'

const unknownSchools = (content: Content): ContentProblem[] => {
  const known = new Set(content.of(baseKinds).schools.map(({ id }) => id))
  const files = content.of(chooseKinds)
  const named = [
    ...files['school-lines'].rows.map(([id]) => ({ file: 'school-lines.json', id })),
    ...files['school-lines'].notices.map(({ schoolId: id }) => ({ file: 'school-lines.json', id })),
    ...files['programme-records'].list.map(({ schoolId: id }) => ({ file: 'programme-records.json', id })),
  ]
  return named
    .filter(({ id }) => !known.has(id))
    .map(({ file, id }) => ({ file, path: id, reason: `there is no school ${id}` }))
}

const unknownCodes = (content: Content): ContentProblem[] => {
  const files = content.of(chooseKinds)
  const known = new Set(files.disciplines.list.map(({ code }) => code))
  return files['programme-records'].list
    .filter(({ code }) => !known.has(code.slice(0, 4)))
    .map(({ code, major }) => ({
      file: 'programme-records.json',
      path: major,
      reason: `there is no discipline ${code.slice(0, 4)}`,
    }))
}

const unknownPapers = (content: Content): ContentProblem[] => {
  const files = content.of(chooseKinds)
  const known = new Set([...files['exam-units'].list.map(({ code }) => code), 'own', 'own2', 'ownWhole'])
  return files['programme-model'].papers.flatMap(({ codes, papers }) =>
    papers
      .filter((paper) => !known.has(paper))
      .map((paper) => ({
        file: 'programme-model.json',
        path: codes.join(),
        reason: `there is no paper ${paper}`,
      })),
  )
}

const wrongBands = (content: Content): ContentProblem[] => {
  const { steadyFrom, safeFrom } = content.of(chooseKinds)['choose-rules'].bands
  return steadyFrom < safeFrom
    ? []
    : [{ file: 'choose-rules.json', path: 'bands', reason: '稳 must begin below 保' }]
}

/** Finds references of school choice that point nowhere, and facts of the exam that its table and calendar do not have. */
export const checkChoose = (content: Content): ContentProblem[] => [
  ...unknownSchools(content),
  ...unknownCodes(content),
  ...unknownPapers(content),
  ...wrongBands(content),
  ...checkExamFacts(content),
]
