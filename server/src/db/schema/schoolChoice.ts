import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ProgrammeYear } from '@/domain/admission/programmeYear'
import type { NameKeys } from '@/domain/admission/searchNames'
import { instant } from '../instant'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Facts of a school that are only shown. */
export interface SchoolFacts {
  readonly marks: readonly string[]
  readonly aliases: readonly string[]
  readonly formerly: readonly string[]
  readonly recommends: boolean
  readonly codeUnchecked: boolean
}

export const admissionSchools = pgTable('admission_schools', {
  schoolId: text('school_id').primaryKey(),
  name: text('name').notNull(),
  code: text('code'),
  province: text('province').notNull(),
  city: text('city').notNull(),
  region: text('region').$type<'A' | 'B'>().notNull(),
  kind: text('kind').notNull(),
  type: text('type').notNull(),
  tier: text('tier'),
  level: integer('level').notNull(),
  facts: jsonb('facts').$type<SchoolFacts>().notNull(),
  programmes: integer('programmes').notNull(),
  heat: integer('heat').notNull(),
  position: integer('position').notNull(),
})

export const disciplines = pgTable('disciplines', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  depth: integer('depth').notNull(),
  parent: text('parent'),
  cat: text('cat').notNull(),
  kind: text('kind').$type<'category' | 'academic' | 'professional' | 'variant'>().notNull(),
  units: integer('units'),
  care: boolean('care').notNull(),
  programmes: integer('programmes').notNull(),
  position: integer('position').notNull(),
})

export const admissionNames = pgTable(
  'admission_names',
  {
    kind: text('kind').$type<'school' | 'major'>().notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull(),
    weight: integer('weight').notNull(),
    keys: jsonb('keys').$type<NameKeys>().notNull(),
    terms: tsvector('terms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
)

export const schoolLines = pgTable(
  'school_lines',
  {
    schoolId: text('school_id').notNull(),
    year: integer('year').notNull(),
    degree: text('degree').$type<'academic' | 'professional'>().notNull(),
    codes: text('codes').notNull(),
    name: text('name').notNull(),
    total: integer('total').notNull(),
    singles: jsonb('singles').$type<readonly number[]>(),
    scope: text('scope').$type<'school' | 'programme'>().notNull(),
    verified: boolean('verified').notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.year, t.degree, t.codes, t.name] })],
)

/** One paper of a first exam. */
export interface ExamPaper {
  readonly code: string
  readonly name: string
  readonly full: number
}

export const programmes = pgTable('programmes', {
  programmeId: text('programme_id').primaryKey(),
  schoolId: text('school_id').notNull(),
  code: text('code').notNull(),
  firstCode: text('first_code').notNull(),
  cat: text('cat').notNull(),
  name: text('name').notNull(),
  dept: text('dept').notNull(),
  degree: text('degree').$type<'academic' | 'professional' | 'unknown'>().notNull(),
  fullTime: boolean('full_time').notNull(),
  province: text('province').notNull(),
  region: text('region').$type<'A' | 'B'>().notNull(),
  level: integer('level').notNull(),
  origin: text('origin').$type<'record' | 'sample' | 'import'>().notNull(),
  quota: integer('quota'),
  exemptShare: integer('exempt_share'),
  papers: jsonb('papers').$type<readonly ExamPaper[]>().notNull(),
  maths: text('maths').notNull(),
  years: jsonb('years').$type<readonly ProgrammeYear[]>().notNull(),
  latestYear: integer('latest_year'),
  latestLine: integer('latest_line'),
  competition: integer('competition'),
  heat: integer('heat').notNull(),
  retired: boolean('retired').notNull().default(false),
})

export const chooseForms = pgTable(
  'choose_forms',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    module: text('module').notNull(),
    form: jsonb('form').$type<unknown>().notNull(),
    rev: integer('rev').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.module] })],
)

export const chooseFavourites = pgTable(
  'choose_favourites',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    kind: text('kind').$type<'school' | 'major' | 'programme'>().notNull(),
    targetId: text('target_id').notNull(),
    position: integer('position').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.kind, t.targetId] })],
)

export const choosePlans = pgTable(
  'choose_plans',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    programmeId: text('programme_id').notNull(),
    isFirst: boolean('is_first').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.programmeId] })],
)

export const chooseReports = pgTable('choose_reports', {
  reportId: text('report_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  madeAt: instant('made_at').notNull(),
  report: jsonb('report').$type<unknown>().notNull(),
})

export const consultBookings = pgTable('consult_bookings', {
  bookingId: text('booking_id').primaryKey(),
  uid: bigint('uid', { mode: 'number' }).notNull(),
  adviserId: text('adviser_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  topic: text('topic').notNull(),
  contact: text('contact').notNull(),
  state: text('state').$type<'booked' | 'cancelled'>().notNull(),
  bookedAt: instant('booked_at').notNull(),
})

export const interestResults = pgTable('interest_results', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  answers: jsonb('answers').$type<readonly number[]>().notNull(),
  scores: jsonb('scores').$type<Readonly<Record<string, number>>>().notNull(),
  takenAt: instant('taken_at').notNull(),
})

export const admissionImports = pgTable('admission_imports', {
  importId: text('import_id').primaryKey(),
  kind: text('kind').notNull(),
  file: text('file').notNull(),
  rows: integer('rows').notNull(),
  state: text('state').$type<'done' | 'undone'>().notNull(),
  importedAt: instant('imported_at').notNull(),
})

export const admissionImportRows = pgTable(
  'admission_import_rows',
  {
    importId: text('import_id').notNull(),
    programmeId: text('programme_id').notNull(),
    before: jsonb('before').$type<unknown>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.programmeId] })],
)
