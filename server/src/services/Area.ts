import type { FastifyInstance } from 'fastify'
import type { ReservedLive } from '@/contracts/course/studyCentre'
import type { ProgrammeRow } from '@/contracts/choose/fields'
import type { ProgrammeDetail } from '@/contracts/choose/programmes'
import type { AreaContent } from '../authoring/Content'
import type { AnswerLink } from '@/contracts/assistant/blocks'
import type { CallOutput } from '@/contracts/define'
import type { clockRank } from '@/contracts/growth/clock'
import type { Tally } from '@/contracts/progress/tally'
import type { RankPeriod } from '@/domain/ranks/spanOf'
import type { Knowledge, Passage } from '../authoring/Knowledge'
import type { Db } from '../db/Database'
import type { Screens } from '../firstScreen/FirstScreen'
import type { Foundation } from '../Foundation'
import type { AliveOf } from '../http/OpenStreams'
import type { FindSession } from '../http/Session'
import type { FindStaff, WriteAudit } from '../http/StaffSession'
import type { PasswordHashes, StaffCodes } from './Credentials'
import type { Serve, ServeGrowing } from '../http/serve'
import type { ServePicture } from '../posters/createServePicture'
import type { AccountRows } from './AccountRows'
import type { LeadSource, NewLead } from './Leads'

/** The programme of a school and a major with all that its chance is computed from; undefined where the data hold none. */
export type AdmissionFacts = (
  school: string,
  major: string,
  examYear?: number,
) => Promise<
  | (Pick<ProgrammeDetail, 'facts' | 'singles' | 'shape' | 'bands'> & { readonly programme: ProgrammeRow })
  | undefined
>

/** A message of the system; the same `groupKey` is one row until it is read. */
export interface SystemMessage {
  readonly uid: number
  readonly groupKey: string
  readonly title: string
  readonly body: string
  /** Kind and id of what a tap on it opens. */
  readonly targetKind: string
  readonly targetId: string
}

/** Functions that areas offer each other: the only way between areas, so that none imports another. */
export interface AreaApis {
  /** Finds whose token it is (auth). */
  readonly findSession: FindSession
  /** Whether the session behind a hash of a token still lives (auth). */
  readonly isSessionAlive: (tokenHash: string) => Promise<boolean>
  /** Of some sessions, by the hash of their token, those that live (auth). */
  readonly aliveSessions: AliveOf
  /** Whether a user invites by this code (auth). */
  readonly isInviter: (inviteCode: string) => Promise<boolean>
  /** Gives a new account its coupons (course). */
  readonly welcome: (uid: number) => Promise<void>
  /** Gives a coupon of a template inside a transaction; throws where the user had it already (course). */
  readonly grantCoupon: (tx: Db, uid: number, templateId: string) => Promise<void>
  /** A learner has said in which year's entry the exam is (gaoshou). */
  readonly chooseExamYear: (uid: number, examYear: number) => Promise<unknown>
  /** How many words a learner answered from a moment on until another (word). */
  readonly wordsAnswered: (uid: number, span: { from: number; to: number }) => Promise<number>
  /** The points that a learner has answered and not mastered, the surest weak one first (exercise). */
  readonly weakPoints: (uid: number) => Promise<readonly { subject: string; point: string }[]>
  /** The questions in open tests of a learner, whose keys must not be released (exercise). */
  readonly closedQuestions: (uid: number) => Promise<ReadonlySet<string>>
  /**
   * A paper's question with key and analysis; undefined until an attempt of the learner has released them (exercise).
   */
  readonly questionPassage: (
    uid: number,
    questionId: string,
  ) => Promise<(Pick<Passage, 'place' | 'title' | 'body'> & { readonly link: AnswerLink | null }) | undefined>
  /** Names of paper questions in the sources of answers (exercise). */
  readonly reservedNames: (
    questionIds: readonly string[],
  ) => Promise<readonly Pick<Passage, 'place' | 'title'>[]>
  /**
   * The option under a letter in the learner's newest attempt at a question, in Markdown; undefined without one
   * (exercise).
   */
  readonly letteredOption: (uid: number, questionId: string, letter: string) => Promise<string | undefined>
  /** A learner's report in Markdown; undefined where there is none that the learner may read. */
  readonly reportFacts: (
    uid: number,
    attemptId: string,
  ) => Promise<{ readonly title: string; readonly body: string } | undefined>
  /** The open lectures that a learner keeps a place in, on air or to come, the earliest first (live). */
  readonly reservedLives: (uid: number) => Promise<ReservedLive[]>
  /** Gives the award of a task that is done, once (course). */
  readonly takeTask: (
    uid: number,
    taskId: string,
  ) => Promise<{ taskId: string; award: number; points: number }>
  /** A page of a leaderboard with the caller's own place (statistics). */
  readonly boardPage: (
    uid: number,
    wanted: { readonly boardId: string; readonly period?: RankPeriod | undefined },
    page: number,
    size: number,
  ) => Promise<CallOutput<typeof clockRank>>
  /** A learner's tally of a span of study days, its end left out (progress). */
  readonly studyTally: (uid: number, first: number, end: number) => Promise<Tally>
  /** The number of study days of learners since one; learners without any are missing (progress). */
  readonly studyDayCounts: (
    learners: readonly { readonly uid: number; readonly since: number }[],
  ) => Promise<ReadonlyMap<number, number>>
  /** Facts of a programme for `admissionChance` (choose). */
  readonly admissionFacts: AdmissionFacts
  /** The sales link of an invite code (gaoshou). */
  readonly sellerUrl: (inviteCode: string) => Promise<string>
  /** Finds the session of a staff token (staff). */
  readonly findStaff: FindStaff
  /** Whether the staff session behind a hash of a token still lives (staff). */
  readonly isStaffAlive: (tokenHash: string) => Promise<boolean>
  /** Writes an entry of the audit log (staff). */
  readonly audit: WriteAudit
  /** Slow hashes of passwords (auth). */
  readonly passwords: PasswordHashes
  /** Links an account to a device at login, and freezes the sales link that a new account came through. */
  readonly noteLogin: (login: {
    readonly uid: number
    readonly registeredAt: number
    readonly device: string | null
  }) => Promise<void>
  /** The link that a lead belongs to, by its account and device (sales). */
  readonly leadSource: (uid: number | null, device: string | null) => Promise<LeadSource | undefined>
  /** Adds a lead that staff bring in; the same phone, promotion and day stays one (gaoshou). */
  readonly addLead: (lead: NewLead) => Promise<{ id: string; created: boolean }>
  /** Refuses a text with words that are blocked; answers what a moderator should look at, or nothing (community). */
  readonly doubtIn: (uid: number, text: string) => Promise<string>
  /** Puts a message of the system into the box of a user, in the transaction of what it is about (community). */
  readonly tell: (tx: Db, message: SystemMessage) => Promise<void>
  /** SMS codes of staff logins (auth). */
  readonly staffCodes: StaffCodes
}

/** The other areas, as one of them sees them. */
export interface OtherAreas {
  /** Returns a function of another area; call it after all areas have started. */
  use<K extends keyof AreaApis>(name: K): AreaApis[K]
  readonly accountRows: readonly AccountRows[]
}

/** Route registration for an area. */
export interface Routing {
  readonly app: FastifyInstance
  readonly serve: Serve
  readonly serveGrowing: ServeGrowing
  readonly servePicture: ServePicture
}

/** An area at work, inside one backend. */
export interface StartedArea {
  /** Connects every contract of the area with the rule that answers it. */
  routes(routing: Routing): Promise<void> | void
  readonly offers?: Partial<AreaApis>
  /** Work done once a minute; several processes may run it at the same time. */
  readonly chores?: readonly (() => Promise<unknown>)[]
  /** First screens of the addresses that the area knows. */
  readonly screens?: Screens
}

/** One business area of the backend: all that the rest of it needs to know, in one description (docs/recipes/add-an-area.md). */
export interface Area {
  readonly name: string
  /** The modules of src/contracts whose calls it answers. */
  readonly contracts: readonly Readonly<Record<string, unknown>>[]
  /** Its files in content/, with their checks and loading; absent when it has none. */
  readonly content?: AreaContent
  /** The part of its content from which the assistant may answer. */
  readonly knowledge?: Knowledge
  /** Absent when none of its tables holds a uid or a phone. */
  readonly accounts?: AccountRows
  /** Makes its services; nothing runs yet. */
  start(foundation: Foundation, others: OtherAreas): Promise<StartedArea> | StartedArea
}
