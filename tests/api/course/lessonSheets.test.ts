import { finishLesson, playedLesson, studiedCourse } from '@/contracts/course/lessons'
import { openAttempt } from '@/contracts/exercise/attempts'
import { learningKinds } from '../../../server/src/authoring/kinds/learningKinds'
import { filesOf } from '../harness/authoredExercises'
import type { Backend } from '../harness/startBackend'
import { GOODS, type School, startSchool } from '../harness/startSchool'

let school: School
let backend: Backend
beforeAll(async () => {
  school = await startSchool()
  backend = school.backend
})
afterAll(() => backend.stop())

const partsOf = (uid: string, lessonId: string) => ({ params: { uid, goodsId: GOODS, lessonId } })

test('every lesson to read and every exercise of a held course has something to read or to do', async () => {
  const { uid, token } = await school.learner()
  const { chapters } = await backend.ask(studiedCourse, { params: { uid, goodsId: GOODS } }, token)
  const bare = chapters
    .flatMap(({ lessons }) => lessons)
    .filter(({ kind }) => kind === 'document' || kind === 'exercise')
  expect(bare.length).toBeGreaterThan(2)
  for (const { lessonId } of bare) {
    const { sheet } = await backend.ask(playedLesson, partsOf(uid, lessonId), token)
    expect(sheet?.parts.length).toBeGreaterThan(0)
  }
})

test('every exercise of a course opens questions of what it is about', async () => {
  const { uid, token } = await school.learner()
  const sheets = filesOf('sheets', learningKinds.folders.sheets)
  const wanted = sheets.flatMap(({ practise }) => (practise && 'subject' in practise ? [practise] : []))
  expect(wanted.length).toBeGreaterThan(10)
  for (const [at, practise] of wanted.entries()) {
    const body = { kind: 'practice' as const, size: 10, ...practise }
    const opened = await backend.ask(
      openAttempt,
      { params: { uid, attemptId: `sheet-attempt-${at}` }, body },
      token,
    )
    expect(opened.questions.length).toBeGreaterThan(0)
    for (const { type } of opened.questions) expect(type).toBe(practise.type ?? type)
  }
})

test('a lesson that was read is done once; a film is done by watching it', async () => {
  const { uid, token } = await school.learner()
  const finish = (lessonId: string) =>
    backend.call(finishLesson, { ...partsOf(uid, lessonId), body: {} }, token)
  expect(await finish('003')).toMatchObject({ status: 200 })
  expect(await finish('003')).toMatchObject({ status: 200 })
  expect(await finish('002')).toMatchObject({ status: 409, code: 'Y40952' })
  expect(await finish('999')).toMatchObject({ status: 404 })
  const { lessonsDone } = await backend.ask(studiedCourse, { params: { uid, goodsId: GOODS } }, token)
  expect(lessonsDone).toBe(1)
})

test('nobody finishes the lesson of another, or of a course that is not held', async () => {
  const [learner, stranger] = [await school.learner(), await school.shop.buyer()]
  const ask = (uid: string, token: string) =>
    backend.call(finishLesson, { ...partsOf(uid, '007'), body: {} }, token)
  expect(await ask(learner.uid, stranger.token)).toMatchObject({ status: 403 })
  expect(await ask(stranger.uid, stranger.token)).toMatchObject({ status: 403, code: 'Y40302' })
})
