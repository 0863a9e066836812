import { fakeStores, UID } from '../../../tests/builders/fakeStores'
import { cut, never, ok } from '../../../tests/builders/scriptedNetwork'
import { studentRecord } from '../../../tests/builders/studentRecord'
import { storage } from '@/platform/storage'
import { LearnerProfile } from './LearnerProfile'

const STUDENT = `GET /gaoshou/v1/student/${UID}`
const EXAMS = 'GET /course/v1/exam-dates'
const now = Date.parse('2026-11-27T02:00:00Z')
const record = { ...studentRecord, examYear: 2027, subjectIds: ['101', '408'], targetSchool: '清华大学' }
const dates = ok([
  { year: 2027, date: '2026-12-19' },
  { year: 2028, date: '2027-12-18' },
])

const open = (answers: Record<string, ReturnType<typeof ok> | typeof cut>, uid = UID) => {
  const { stores, network } = fakeStores({ loggedIn: true, answers })
  const profile = new LearnerProfile(uid, { call: stores.call, storage: storage.local, now: () => now })
  return { profile, network }
}

afterEach(() => storage.local.keys().forEach((key) => storage.local.remove(key)))

it('says target, subjects, exam and phase after one request of each kind', async () => {
  const { profile, network } = open({ [STUDENT]: ok(record), [EXAMS]: dates })
  await Promise.all([profile.load(), profile.load()])
  expect(profile.subjects).toEqual(['101', '408'])
  expect(profile.ownQuery).toBe('101,408')
  expect(profile.target.school).toBe('清华大学')
  expect(profile.exam).toEqual({ year: 2027, date: '2026-12-19' })
  expect(profile.phase).toBe('sprint')
  expect(profile.lacksSubjects).toBe(false)
  expect(network.sent(STUDENT)).toHaveLength(1)
})

it('is known at once from the device, also without a network', async () => {
  await open({ [STUDENT]: ok(record), [EXAMS]: dates }).profile.load()
  const { profile } = open({ [STUDENT]: cut, [EXAMS]: cut })
  expect(profile.subjects).toEqual(['101', '408'])
  await profile.load()
  expect(profile.phase).toBe('sprint')
})

it('takes over a saved record', async () => {
  const { profile } = open({ [STUDENT]: ok({ ...record, subjectIds: [] }), [EXAMS]: dates })
  await profile.load()
  expect([profile.lacksSubjects, profile.ownQuery]).toEqual([true, undefined])
  profile.keep(record)
  expect(profile.subjects).toEqual(['101', '408'])
})

it('asks nothing for a visitor', async () => {
  const { profile, network } = open({}, '')
  await profile.load()
  expect([profile.subjects, profile.lacksSubjects, profile.exam]).toEqual([[], false, undefined])
  expect(network.requests).toHaveLength(0)
})

it('holds no list back for an answer that does not come', async () => {
  jest.useFakeTimers()
  const { profile } = open({ [STUDENT]: never, [EXAMS]: never })
  const isOver = jest.fn()
  void profile.load().then(isOver)
  await jest.advanceTimersByTimeAsync(1400)
  expect(isOver).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(isOver).toHaveBeenCalled()
  jest.useRealTimers()
})
