import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './lockFolder'

const folder = () => join(mkdtempSync(join(tmpdir(), 'yantu-lock-')), 'database')

test('an owner that lives keeps others out until it gives the folder free', async () => {
  const taken = folder()
  const free = await lockFolder(taken)
  await expect(lockFolder(taken)).rejects.toThrow(`in use by process ${process.pid}`)
  free()
  expect(existsSync(`${taken}.pid`)).toBe(false)
  const again = await lockFolder(taken)
  again()
})

test('the number of a dead owner, given to another process by now, keeps nobody out', async () => {
  const taken = folder()
  writeFileSync(`${taken}.pid`, String(process.ppid))
  const free = await lockFolder(taken)
  free()
})

test('only the owner may look inside', async () => {
  const taken = folder()
  const free = await lockFolder(taken)
  expect(statSync(taken).mode & 0o777).toBe(0o700)
  expect(statSync(`${taken}.pid`).mode & 0o777).toBe(0o600)
  free()
})
