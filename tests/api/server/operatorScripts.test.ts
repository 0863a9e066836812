import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from '../harness/runScript'
import { type Backend, startBackend } from '../harness/startBackend'

const NOBODY = 'http://127.0.0.1:1'

let backend: Backend
let address: string
let folder: string
beforeAll(async () => {
  backend = await startBackend({ operatorKey: 'key' })
  address = await backend.fastify.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'yantu-operator-'))
})
afterAll(() => backend.stop())

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** Output of an operator script. */
const run = (
  script: string,
  args: readonly string[],
  base = address,
  env: NodeJS.ProcessEnv = {},
): Promise<string> => runScript(script, args, { BASE_URL: base, ...env })

const page = JSON.stringify({
  templates: [
    { name: 'main', imgList: [{ poster: { layout: 'cover', theme: 'study', title: ['夏'] }, clk: 'buy' }] },
  ],
})
const row = JSON.stringify({
  slug: 'said',
  title: '夏',
  family: 'camp',
  share: { title: '夏', description: '示例' },
})

test('promo: draft, schedule, cancel, and what it says when something is wrong', async () => {
  const [pageFile, rowFile] = [file('page.json', page), file('row.json', row)]
  expect(await run('promo', ['preview', 'said', pageFile, rowFile])).toMatch(
    /^version 1, .*\/market\/said\?preview=/,
  )
  expect(await run('promo', ['publish', 'said', '1', '--from', '2030-01-01T08:00+08:00'])).toMatch(
    /shows from 2030/,
  )
  expect(await run('promo', ['cancel', 'said', '1'])).toBe('version 1 of said is a draft again')
  expect(await run('promo', ['cancel', 'said', '1'])).toBe('409: 该版本没有等待发布，无法取消')
  expect(await run('promo', ['preview', 'rowless', pageFile])).toMatch('give row.json')
  expect(await run('promo', ['publish', 'said', '99'])).toBe(
    'no version 99; `npm run promo -- list said` shows them',
  )
  const broken = file('broken.json', '{\n  "templates": [,]\n}')
  expect(await run('promo', ['preview', 'said', broken])).toBe(`${broken}: line 2, column 17: value expected`)
  expect(await run('promo', ['list', 'said'], NOBODY)).toBe(
    `No backend answers at ${NOBODY}; BASE_URL names another`,
  )
})

test('a slash at the end of the address is none; another place and an address without http are named', async () => {
  expect(await run('report', ['127'], `${address}/`)).toContain('Nobody came')
  expect(await run('promo', ['list', 'said'], `${address}/nothing/here`)).toContain(`${address}/nothing/here`)
  expect(await run('promo', ['list', 'said'], '127.0.0.1:1')).toContain('begins with http:// or https://')
})

test('promo: what shows on all pages, and a moment without a zone', async () => {
  expect(await run('promo', ['list'])).toBe(
    'no page has a published version: all are their files of content/',
  )
  await run('promo', [
    'preview',
    'listed',
    file('listed.json', page),
    file('listed-row.json', row.replace('said', 'listed')),
  ])
  expect(await run('promo', ['publish', 'listed', '1', '--from', '2030-01-01T08:00'])).toContain(
    'has no zone: write 2030-01-01T08:00+08:00',
  )
  await run('promo', ['publish', 'listed', '1', '--from', '2030-01-01T08:00+08:00'])
  expect(await run('promo', ['list'])).toContain('listed\t1\tscheduled\t2030-01-01T08:00+08:00')
})

test('backup and restore touch no file that is there, and no folder', async () => {
  const there = file('kept.jsonl.gz', 'kept')
  const embedded = join(folder, 'data')
  mkdirSync(join(embedded, 'database'), { recursive: true })
  expect(await run('backup', [there], address, { DATA_DIR: embedded, DATABASE_URL: '' })).toBe(
    `${there} is there already: name another file`,
  )
  expect(await run('restore', [folder])).toContain('is no file: name one of the backups in it')
})

test('promo: a name that nobody gave', async () => {
  expect(await run('promo', ['list', 'nosuch'])).toContain('nosuch has no versions')
  expect(await run('promo', ['rollback', 'nosuch'])).toContain('nothing of nosuch was published')
})

test('report: nobody came, and no backend', async () => {
  expect(await run('report', ['127'])).toBe('Nobody came by promotion 127 in the last thirty days')
  expect(await run('report', ['abc'])).toBe('abc is no promotion: its id has digits only')
  expect(await run('report', ['127'], NOBODY)).toBe(`No backend answers at ${NOBODY}; BASE_URL names another`)
})
