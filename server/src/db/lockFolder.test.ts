import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './lockFolder'

const folder = () => join(mkdtempSync(join(tmpdir(), 'yantu-lock-')), 'database')

test('a living owner keeps others out, a dead one does not', () => {
  const taken = folder()
  writeFileSync(`${taken}.pid`, String(process.ppid))
  expect(() => lockFolder(taken)).toThrow('in use')
  writeFileSync(`${taken}.pid`, '999999999')
  const free = lockFolder(taken)
  expect(existsSync(`${taken}.pid`)).toBe(true)
  free()
  expect(existsSync(`${taken}.pid`)).toBe(false)
})
