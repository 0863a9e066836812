import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { audioAlbums } from '@/contracts/course/audio'
import { playedLesson } from '@/contracts/course/lessons'
import { examPaper } from '@/contracts/exercise/examPapers'
import { copyContent } from '../../builders/copyContent'
import { type Backend, startBackend } from '../harness/startBackend'

/** Goods that are made of the files that follow, and of no other. */
const GOODS = 'passing'
const goodsFile = 'goods/01-featured.json'
const lesson = { minutes: 2, trial: false }
const outline = [
  {
    title: '第一章',
    lessons: [
      { ...lesson, lessonId: '001', title: '一部片子', kind: 'video', clip: GOODS },
      { ...lesson, lessonId: '002', title: '一页资料', kind: 'document', sheet: GOODS },
      { ...lesson, lessonId: '003', title: '一段录音', kind: 'audio', audio: GOODS, minutes: 3 },
    ],
  },
]

let dir: string
let backend: Backend
beforeAll(async () => {
  dir = copyContent()
  backend = await startBackend({ contentDir: dir })
})
afterAll(() => backend.stop())

const read = (file: string): string => readFileSync(join(dir, file), 'utf8')
const write = (file: string, json: unknown): void => writeFileSync(join(dir, file), JSON.stringify(json))
const rowsOf = (file: string) => v.parse(v.array(v.looseObject({})), JSON.parse(read(file)))

/** Puts the course on sale, with files of its own. */
const offer = (): void => {
  write(goodsFile, [...rowsOf(goodsFile), { ...rowsOf(goodsFile)[5], goodsId: GOODS, outline: GOODS }])
  write(`outlines/${GOODS}.json`, outline)
  write(`films/${GOODS}.json`, JSON.parse(read('films/limits.json')))
  write(`sheets/${GOODS}.json`, {
    ...v.parse(v.looseObject({}), JSON.parse(read('sheets/math-one-page.json'))),
    practise: { paper: GOODS },
  })
  write(`exams/${GOODS}.json`, JSON.parse(read('exams/politics-mock-1.json')))
  write('audio-lessons.json', [
    ...rowsOf('audio-lessons.json'),
    { ...rowsOf('audio-lessons.json')[0], trackId: GOODS },
  ])
  if (existsSync(join(dir, `film-media/${GOODS}`))) return
  for (const [from, part] of [
    ['limits', ''],
    ['agri-metabolism', '/audio.mp3'],
  ])
    cpSync(join(dir, `film-media/${from}${part}`), join(dir, `film-media/${GOODS}${part}`), {
      recursive: true,
      verbatimSymlinks: true,
    })
}

/** Takes it off sale: no check would let its sheet stay without a lesson that names it. */
const withdraw = (): void => {
  const without = (file: string, key: string): void =>
    write(
      file,
      rowsOf(file).filter((row) => row[key] !== GOODS),
    )
  without(goodsFile, 'goodsId')
  without('audio-lessons.json', 'trackId')
  for (const folder of ['outlines', 'films', 'sheets', 'exams']) rmSync(join(dir, `${folder}/${GOODS}.json`))
}

const items = () =>
  backend.rows(`select kind, retired from content_items where key = '${GOODS}' order by kind`)

test('who has a course that is withdrawn goes on to watch, read and hear it', async () => {
  const { uid, token } = await backend.login('13900000022')
  offer()
  await backend.load(dir)
  await backend.rows(`insert into entitlements (uid, goods_id, source, granted_at)
    values (${uid}, '${GOODS}', 'free', '2026-11-20') returning 1 as done`)
  const taken = async () => {
    const play = (lessonId: string) =>
      backend.ask(playedLesson, { params: { uid, goodsId: GOODS, lessonId } }, token)
    const [film, sheet] = [(await play('001')).film, (await play('002')).sheet]
    const albums = await backend.ask(audioAlbums, { params: { uid } }, token)
    const lines = albums.find(({ albumId }) => albumId === GOODS)?.tracks.flatMap((track) => track.lines)
    const paper = await backend.call(examPaper, { params: { paperId: GOODS } })
    return { film: film?.cues, sheet: sheet?.parts, lines, paper: [paper.status] }
  }
  const before = await taken()
  expect(Object.values(before).filter((some) => (some ?? []).length === 0)).toEqual([])
  withdraw()
  await backend.load(dir)
  expect(await taken()).toEqual(before)
  expect(await items()).toEqual([
    { kind: 'audio-lesson', retired: true },
    { kind: 'exam-paper', retired: true },
    { kind: 'film', retired: true },
    { kind: 'lesson-sheet', retired: true },
  ])
})

test('what nobody has goes with its course', async () => {
  await backend.rows(`delete from entitlements where goods_id = '${GOODS}' returning 1 as done`)
  offer()
  await backend.load(dir)
  withdraw()
  await backend.load(dir)
  expect(await items()).toEqual([])
})
