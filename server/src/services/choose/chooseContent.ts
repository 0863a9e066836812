import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent, Content } from '../../authoring/Content'
import { replaceAsJson } from '../../authoring/insertAsJson'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { chooseKinds } from '../../authoring/kinds/chooseKinds'
import type { Db } from '../../db/Database'
import * as tables from '../../db/schema/schoolChoice'
import { checkChoose } from './checkChoose'
import { allProgrammes, recruiting } from './data/admissionWorld'
import { bringProgrammes } from './data/bringProgrammes'
import { disciplineRows } from './data/disciplineRows'
import { levelOf } from './data/levels'
import { nameRow } from './data/nameRows'
import type { ProgrammeRow } from './data/ProgrammeRow'

const filesOf = (content: Content) => content.of(chooseKinds)

const schoolRows = (
  content: Content,
  programmes: readonly ProgrammeRow[],
): (typeof tables.admissionSchools.$inferInsert)[] => {
  const count = new Map<string, { programmes: number; heat: number }>()
  for (const { schoolId, heat } of programmes) {
    const known = count.get(schoolId) ?? { programmes: 0, heat: 0 }
    count.set(schoolId, { programmes: known.programmes + 1, heat: known.heat + heat })
  }
  return recruiting(content)
    .map((school) => ({ ...school, level: levelOf(school.tier) }))
    .sort((one, other) => other.level - one.level)
    .map((school, position) => ({
      schoolId: school.id,
      name: school.name,
      code: school.code ?? null,
      province: school.province,
      city: school.city,
      region: school.region,
      kind: school.kind,
      type: school.type,
      tier: school.tier ?? null,
      level: school.level,
      facts: {
        marks: school.marks,
        aliases: [...school.shortNames, ...school.aliases],
        formerly: school.formerly,
        recommends: school.recommends,
        codeUnchecked: school.codeUnchecked,
      },
      programmes: count.get(school.id)?.programmes ?? 0,
      heat: count.get(school.id)?.heat ?? 0,
      position,
    }))
}

const loadNames = async (tx: Db, content: Content, counts: ReadonlyMap<string, number>): Promise<void> => {
  const schools = recruiting(content).map(
    ({ id, name, province, city, tier, shortNames, aliases, formerly }) =>
      nameRow({
        kind: 'school',
        id,
        note: [province === city ? province : `${province} ${city}`, tier].filter(Boolean).join(' · '),
        weight: levelOf(tier) * 10,
        names: [name, ...shortNames, ...aliases, ...formerly],
      }),
  )
  const majors = disciplineRows(filesOf(content).disciplines, counts)
    .filter(({ depth }) => depth > 0)
    .map(({ code, name, kind, programmes }) =>
      nameRow({
        kind: 'major',
        id: code,
        note: `${code} · ${kind === 'professional' ? '专业学位' : '学术学位'}`,
        weight: Math.min(30, programmes),
        names: [name],
      }),
    )
  await replaceAsJson(tx, tables.admissionNames, [...schools, ...majors])
}

const loadLines = async (tx: Db, content: Content): Promise<void> => {
  const { rows } = filesOf(content)['school-lines']
  await replaceAsJson(
    tx,
    tables.schoolLines,
    rows.map(([schoolId, year, degree, codes, name, total, singles, scope, verified]) => ({
      schoolId,
      year,
      degree: degree === 'a' ? ('academic' as const) : ('professional' as const),
      codes,
      name,
      total,
      singles,
      scope: scope === 's' ? ('school' as const) : ('programme' as const),
      verified: verified === 1,
    })),
  )
}

const loadItems = async (tx: Db, content: Content): Promise<void> => {
  const files = filesOf(content)
  await upsertItems(tx, 'national-lines', [['all', files['national-lines']]])
  await upsertItems(tx, 'exam-units', [['all', files['exam-units']]])
  await upsertItems(tx, 'admission-calendar', [['all', files['admission-calendar']]])
  await upsertItems(tx, 'choose-rules', [['all', files['choose-rules']]])
  await upsertItems(tx, 'interest-test', [['all', files['interest-test']]])
  await upsertItems(tx, 'admission-sources', [
    ['disciplines', files.disciplines.source],
    ['school-lines', files['school-lines'].source],
    ['school-notices', files['school-lines'].notices],
    ['programme-records', files['programme-records'].source],
  ])
}

/** Loads disciplines, schools, lines, programmes and search names. */
export const chooseContent: AreaContent = {
  kinds: chooseKinds,
  reads: [{ files: { schools: baseKinds.files.schools }, folders: {} }],
  check: checkChoose,
  load: async (tx, content) => {
    const programmes = allProgrammes(content)
    const counts = new Map<string, number>()
    for (const { firstCode, code } of programmes)
      for (const one of new Set([firstCode, code])) counts.set(one, (counts.get(one) ?? 0) + 1)
    await replaceAsJson(tx, tables.admissionSchools, schoolRows(content, programmes))
    await replaceAsJson(tx, tables.disciplines, disciplineRows(filesOf(content).disciplines, counts))
    await loadLines(tx, content)
    await loadNames(tx, content, counts)
    await bringProgrammes(tx, programmes)
    await loadItems(tx, content)
  },
}
