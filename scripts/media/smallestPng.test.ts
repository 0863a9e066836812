import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { smallestPng } from './smallestPng'

const folder = path.resolve(__dirname, '../../src/assets/tabs')

test.each(readdirSync(folder))('%s, a picture of the main package, is as small as it gets', (file) => {
  const png = readFileSync(path.join(folder, file))
  const smallest = smallestPng(png)
  expect(png.length).toBeLessThanOrEqual(smallest.length)
  const pixels = smallest.subarray(smallest.indexOf('IDAT') + 4, -16)
  expect(inflateSync(pixels)).toHaveLength(81 * (1 + 4 * 81))
})
