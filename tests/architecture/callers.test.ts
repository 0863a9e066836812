import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, sourceFiles } from './sourceFiles'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const CALL = /export const (\w+) = defineCall\(\{\s*id: '([^']+)'/g

const isOfApp = (file: string): boolean =>
  file.startsWith('src/') && !file.startsWith('src/contracts/') && !file.includes('.test.')

it('has a caller in the app for every call, or a line with the reason in decision 029', () => {
  const app = sourceFiles.filter((file) => isOfApp(file) && /\.tsx?$/.test(file)).map(read)
  const unused = sourceFiles
    .filter((file) => file.startsWith('src/contracts/') && !file.includes('.test.'))
    .flatMap((file) => {
      const module = file.replace(/^src/, '@').replace(/\.ts$/, '')
      const users = app.filter((text) => text.includes(`'${module}'`))
      return [...read(file).matchAll(CALL)]
        .filter(([, name]) => !users.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
        .map(([, , id]) => id)
    })
  const listed = [
    ...read('docs/decisions/029-calls-served-but-not-used-by-the-app.md').matchAll(/^\| `([\w.]+)` \| \S/gm),
  ]
  expect(unused.sort()).toEqual(listed.map(([, id]) => id).sort())
})
