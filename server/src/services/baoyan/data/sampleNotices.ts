import { type Deadline, endOfDay, noticeKindNames, type Precision } from '@/domain/baoyan/deadlines'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { seededRandom } from '@/lib/seededRandom'
import type { NoticeModel } from '../../../authoring/kinds/baoyanKinds'
import { type NoticeInput, seasonKeyOf } from './NoticeInput'

/** A school with the right to recommend, as the model takes it. */
export interface ModelSchool {
  readonly id: string
  readonly name: string
  readonly province: string
  readonly type: string
  readonly level: number
}

interface World {
  readonly model: NoticeModel
  readonly schools: readonly ModelSchool[]
  readonly disciplineNames: ReadonlyMap<string, string>
}

type Kind = NoticeModel['kinds'][number]

const DAY = 86_400_000
const HOUR = 3_600_000
const HOURS = [12, 17, 18, 20]
/** Rounds to the day in most notices; one in four names an hour, one in five only a third of a month. */
const EXACT = 0.25
const VAGUE = 0.8

const thirdEnd = (at: number): number => {
  const [year = 0, month = 1, day = 1] = shanghaiDate(at).split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const end = day <= 10 ? 10 : day <= 20 ? 20 : last
  return endOfDay(`${year}-${String(month).padStart(2, '0')}-${String(end).padStart(2, '0')}`)
}

const deadline = (
  round: number,
  meaning: Deadline['meaning'],
  day: number,
  precision: Precision,
  hour = 17,
): Deadline => {
  const end = endOfDay(shanghaiDate(day))
  const at =
    precision === 'minute'
      ? end - 24 * HOUR + 1000 + hour * HOUR
      : precision === 'third'
        ? thirdEnd(day)
        : end
  return { round, meaning, at, precision }
}

const roundOf = (kind: Kind, round: number, applies: number, random: () => number): Deadline[] => {
  const drawn = random()
  const precision = drawn < EXACT ? 'minute' : 'day'
  const hour = HOURS[Math.floor(random() * HOURS.length)] ?? 17
  const interview = applies + (kind.interviewAfter + Math.floor(random() * 6)) * DAY
  return [
    deadline(round, 'open', applies - kind.opensBefore * DAY, 'day'),
    deadline(round, 'apply', applies, precision, hour),
    deadline(round, 'material', applies + 2 * DAY, precision, hour),
    deadline(round, 'interview', interview, drawn > VAGUE ? 'third' : 'day'),
    deadline(round, 'publish', interview + kind.publishAfter * DAY, 'third'),
  ]
}

const noticeOf = (world: World, school: ModelSchool, kind: Kind, no: number): NoticeInput => {
  const { model, disciplineNames } = world
  const random = seededRandom(`notice:${model.entry}:${school.id}:${kind.kind}`).next
  const fitting = model.types[school.type] ?? model.types['综合'] ?? []
  const choices = model.disciplines.filter(({ code }) => fitting.includes(code))
  const discipline = choices[Math.floor(random() * choices.length)] ?? model.disciplines[0]
  const { code, dept, degree } = discipline ?? { code: '08', dept: '', degree: 'both' as const }
  const from = Date.parse(`${kind.window.from}T12:00:00+08:00`)
  const to = Date.parse(`${kind.window.to}T12:00:00+08:00`)
  const applies = from + Math.floor((random() * (to - from)) / DAY) * DAY
  const rounds = random() < kind.secondRound ? 2 : 1
  const name = disciplineNames.get(code) ?? code
  const head = {
    schoolId: school.id,
    dept,
    kind: kind.kind,
    entry: model.entry,
    code,
  }
  return {
    ...head,
    noticeId: `s${model.entry}-${kind.kind}-${school.id}`,
    seasonKey: `${seasonKeyOf(head)}|sample`,
    title: `${school.name}${dept}${model.entry}年入学${name}${noticeKindNames[kind.kind]}${kind.kind === 'camp' ? '' : '招生'}通知`,
    school: school.name,
    discipline: name,
    degree,
    level: school.level,
    province: school.province,
    origin: 'sample',
    conditions: model.conditions,
    materials: model.materials.slice(0, 6 + (no % 4)),
    source: { ...model.source, seenOn: model.seenOn },
    deadlines: Array.from({ length: rounds }, (_, at) =>
      roundOf(kind, at + 1, applies + at * 14 * DAY, random),
    ).flat(),
  }
}

/** Generates notices of the season to come, always the same for the same content: the first schools have one of each kind. */
export const sampleNotices = (world: World): NoticeInput[] => {
  const schools = world.schools.slice(0, world.model.schools)
  return world.model.kinds.flatMap((kind) =>
    schools.slice(0, kind.notices).map((school, no) => noticeOf(world, school, kind, no)),
  )
}
