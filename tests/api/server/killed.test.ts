import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Postgres, startPostgres } from '../../../scripts/startPostgres'
import { bundledScript } from '../../e2e/harness/bundledScript'
import { freshFolder } from '../../e2e/harness/startBackend'
import { type RunningProcess, startProcess } from '../../e2e/harness/startProcess'
import { ExamLife, lifeWrites, Refusal, wholeLife } from '../harness/ExamLife'

const KILLS = 3
const WRITERS = 8
const BEFORE_EACH = 60
const FIRST_PHONE = 13_100_000_000
const FIRST_EXAMINEE = 13_200_000_000
/** How many writes of learners are acknowledged before the kill, each time. */
const KILLED_AFTER = [1, 6]

const postgres: Postgres | undefined = process.env['DATABASE_URL'] ? startPostgres() : undefined
let folder: string
let backend: RunningProcess | undefined
beforeAll(async () => {
  // A first start takes longer than all that is killed here.
  folder = postgres ? mkdtempSync(join(tmpdir(), 'yantu-killed-')) : await freshFolder()
})
afterAll(async () => {
  await backend?.stop()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async () =>
  startProcess(await bundledScript('server/src/main.ts'), () => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres?.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }))

const answerSchema = v.object({ result: v.object({ created: v.boolean() }) })

/** Leaves a lead; returns whether it is a new one. Throws without an acknowledgement. */
const leave = async (url: string, phone: number): Promise<boolean> => {
  const answer = await fetch(`${url}/gaoshou/v1/sales-clues`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: String(phone), promotionId: '127' }),
  })
  return v.parse(answerSchema, await answer.json()).result.created
}

test('a process that is killed at work loses nothing that it acknowledged', async () => {
  const acknowledged: number[] = []
  let next = FIRST_PHONE
  for (let turn = 0; turn < KILLS; turn += 1) {
    const running = await start()
    const enough = acknowledged.length + BEFORE_EACH
    const write = async (): Promise<void> => {
      for (;;) {
        const phone = (next += 1)
        await leave(running.url, phone)
        acknowledged.push(phone)
        // In the middle of what the others have sent: their answers never come.
        if (acknowledged.length === enough) process.kill(running.pid, 'SIGKILL')
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: WRITERS }, write))
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * BEFORE_EACH)
  backend = await start()
  const lost: number[] = []
  for (const phone of acknowledged) {
    if (await leave(backend.url, phone)) lost.push(phone)
  }
  expect(lost).toEqual([])
})

test('of learners at every write from an exam to the book of mistakes, none loses what was acknowledged', async () => {
  const running = backend ?? (await start())
  const place = { url: running.url }
  const lives = await Promise.all(
    lifeWrites.map((_, no) => ExamLife.begin(place, String(FIRST_EXAMINEE + no))),
  )
  // Advance each life to another write, so that one kill meets them all.
  await Promise.all(
    lives.map(async (life, no) => {
      for (let write = 0; write < no; write += 1) await life.goOn()
    }),
  )
  const unfinished = () => lives.filter(({ isOver }) => !isOver)
  const again = async (): Promise<RunningProcess> => {
    const next = await start()
    place.url = next.url
    return next
  }
  backend = running
  for (const acknowledged of KILLED_AFTER) {
    const { pid } = backend
    let heard = 0
    const write = async (life: ExamLife): Promise<void> => {
      await life.goOn()
      heard += 1
      if (heard === acknowledged) process.kill(pid, 'SIGKILL')
    }
    const ends = await Promise.allSettled(unfinished().map(write))
    expect(
      ends.flatMap((end) => ('reason' in end && end.reason instanceof Refusal ? [end.reason] : [])),
    ).toEqual([])
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    backend = await again()
  }
  while (unfinished().length > 0) await Promise.all(unfinished().map((life) => life.goOn()))
  process.kill(backend.pid, 'SIGKILL')
  backend = await again()
  expect(await Promise.all(lives.map((life) => life.told()))).toEqual(lives.map(() => wholeLife))
})
