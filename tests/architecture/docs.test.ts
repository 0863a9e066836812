import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from './sourceFiles'

const text = readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8')
const [, tree = ''] = text.split('```')
/** Folders whose subfolders the page lists one by one. */
const PARENTS = [
  '.',
  'docs',
  'src',
  'src/domain',
  'src/features',
  'server',
  'server/src',
  'server/src/services',
  'tests',
]

/** Folders named in the tree, as paths: two spaces per level. */
const namedIn = (lines: string): string[] => {
  let above: string[] = []
  return [...lines.matchAll(/^( *)([\w-]+)\/ /gm)].map(([, blanks = '', name = '']) => {
    above = [...above.slice(0, blanks.length / 2), name]
    return above.join('/')
  })
}

const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''))

const isFolder = (folder: string): boolean => filesBelow(folder).length > 0
const onDisk = PARENTS.flatMap((parent) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
    .map(({ name }) => path.posix.join(parent, name))
    .filter(isFolder),
)

test('ARCHITECTURE.md names every folder, and no other', () => {
  const named = namedIn(tree)
  expect([
    ...onDisk
      .filter((folder) => !named.includes(folder))
      .map((folder) => `${folder}: add a line to the tree of docs/ARCHITECTURE.md`),
    ...named
      .filter((folder) => !onDisk.includes(folder))
      .map((folder) => `${folder}: it is gone, take its line away`),
  ]).toEqual([])
})

const pages = filesBelow('docs').filter((file) => file.endsWith('.md'))

test.each([...pages, 'README.md'])('%s points at files that exist', (file) => {
  const links = [...readFileSync(path.join(root, file), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
  expect(links.filter((target) => !existsSync(path.join(root, path.dirname(file), target)))).toEqual([])
})

test('every decision that a comment names is written down', () => {
  const decisions = filesBelow('docs/decisions').map((file) => path.basename(file).slice(0, 3))
  const cited = ['src', 'config', 'server', 'scripts']
    .flatMap(filesBelow)
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/decisions\/(\d{3})/g)].map(
        ([, number]) => number,
      ),
    )
  expect(cited.filter((number) => number !== undefined && !decisions.includes(number))).toEqual([])
})

test('the index of decisions links each of them once', () => {
  const names = filesBelow('docs/decisions').map((file) => path.basename(file))
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8')
  const linked = [...index.matchAll(/\]\((\d{3}-[^)]+\.md)\)/g)].map(([, name]) => name)
  expect(linked.sort()).toEqual(names.filter((name) => name !== 'README.md').sort())
})
