import { existsSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

test('whoever comes by another path, or has another place for passing files, is kept out as well', async () => {
  const taken = folder()
  const free = await lockFolder(taken)
  const link = join(mkdtempSync(join(tmpdir(), 'yantu-link-')), 'data')
  symlinkSync(dirname(taken), link)
  await expect(lockFolder(join(link, 'database'))).rejects.toThrow('in use')
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'yantu-elsewhere-'))
  await expect(lockFolder(taken)).rejects.toThrow('in use')
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  free()
})

test('a folder with a long path is kept as well', async () => {
  const parent = join(mkdtempSync(join(tmpdir(), 'yantu-lock-')), 'long'.repeat(30))
  mkdirSync(parent)
  const taken = join(parent, 'database')
  const free = await lockFolder(taken)
  await expect(lockFolder(taken)).rejects.toThrow('in use')
  free()
  const again = await lockFolder(taken)
  again()
})
