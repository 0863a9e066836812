import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseJson } from '../../../server/src/authoring/texts/parseJson'

const FILE = path.resolve(__dirname, '../../../server/src/authoring/texts/parseJson.ts')

test('what the backend throws names its line, though it is loaded outside of the sandbox', () => {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('throw new JsonError')) + 1
  const thrown = (): unknown => {
    try {
      return parseJson('{,}')
    } catch (error) {
      return error
    }
  }
  expect(thrown()).toHaveProperty('stack', expect.stringContaining(`${FILE}:${line}:`))
})
