import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Postgres, startPostgres } from '../../scripts/startPostgres'
import { type RunningProcess, startProcess } from '../e2e/harness/startProcess'

const KILLS = 3
const WRITERS = 8
const BEFORE_EACH = 60
const FIRST_PHONE = 13_100_000_000

const postgres: Postgres | undefined = process.env['DATABASE_URL'] ? startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'yantu-killed-'))
let backend: RunningProcess | undefined
afterAll(async () => {
  await backend?.stop()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = () =>
  startProcess('server/src/main.ts', () => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres?.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  }))

const answerSchema = v.object({ result: v.object({ created: v.boolean() }) })

/** Leaves a lead; whether it is a new one. Throws when nobody acknowledges it. */
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
