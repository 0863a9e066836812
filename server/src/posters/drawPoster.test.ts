import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { drawPoster, posterSize } from './drawPoster'
import { posterSchema, posterThemes } from './posterSchema'

const folder = resolve(__dirname, '../../../content/posters')
const files = readdirSync(folder)
const read = (file: string) => v.parse(posterSchema, JSON.parse(readFileSync(join(folder, file), 'utf8')))

test('every authored poster is drawn as sound SVG of the size that pages reserve', () => {
  for (const file of files) {
    const poster = read(file)
    const { width, height } = posterSize(poster)
    const svg = drawPoster(poster)
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('nothing written in a poster is markup', () => {
  const svg = drawPoster({ layout: 'cover', theme: 'study', title: ['<script>"&'] })
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;script&gt;&quot;&amp;')
})

test.each(posterThemes)('%s draws in every layout that only needs a title', (theme) => {
  for (const layout of ['cover', 'banner', 'avatar'] as const) {
    expect(drawPoster({ layout, theme, title: ['研途'] }, 375)).toContain('width="375"')
  }
})
