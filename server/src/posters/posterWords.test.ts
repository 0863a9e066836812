import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { posterSchema, type Poster } from './posterSchema'
import { posterWords } from './posterWords'

const folder = join(__dirname, '../../../content/posters')
const posters = readdirSync(folder).map(
  (file) => [file, v.parse(posterSchema, JSON.parse(readFileSync(join(folder, file), 'utf8')))] as const,
)

/** Every text that an author wrote on a poster. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
const written = ({ layout: _, theme: __, title, ...rest }: Poster): string[] => [
  title.join(''),
  ...texts(rest),
]

it.each(posters)('%s says everything that is written on it', (_, poster) => {
  const words = posterWords(poster)
  expect(written(poster).filter((text) => !words.includes(text))).toEqual([])
})

it('says it in the order of the eye, in sentences', () => {
  expect(
    posterWords({
      layout: 'offer',
      theme: 'gold',
      kicker: '秋季',
      title: ['早定', '早学'],
      price: '2880',
      original: '3880',
      unit: '元/人',
      gifts: ['讲解', '模考'],
      footnote: '名额有限！',
    }),
  ).toBe('秋季。早定早学。限时优惠 2880 元/人，原价 3880 元/人。讲解，模考。名额有限！')
})
