import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyContent } from '../../../tests/builders/copyContent'
import { contentFolder } from './allContent'

const shipped = resolve(__dirname, '../../../content')
const edit = (dir: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')))

const noticesIn = (dir: string) => {
  const folder = contentFolder(dir)
  const { content, problems } = folder.read()
  expect(problems).toEqual([])
  // Chat links of the branches are data of operators, which no repository holds (chatNotices.test.ts).
  return content ? folder.notices(content).filter(({ path }) => path !== 'consultUrl') : []
}

test('the shipped content has nothing that is mostly a slip', () => expect(noticesIn(shipped)).toEqual([]))

test('goods off the shelf are told with the pages that sell them, and the content is loaded all the same', () => {
  const dir = copyContent()
  edit(dir, 'goods/01-featured.json', (text) =>
    text.replace('"goodsId": "270002"', '"goodsId": "270002", "onSale": false'),
  )
  const [notice, ...others] = noticesIn(dir)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ file: 'goods/01-featured.json', path: '270002' })
  const rows = JSON.parse(readFileSync(join(dir, 'catalogue/purple-gold.json'), 'utf8')) as {
    slug: string
    goodsId?: string
  }[]
  const slugs = rows.flatMap(({ slug, goodsId }) => (goodsId === '270002' ? slug : []))
  expect(slugs).not.toEqual([])
  const sold = notice?.reason.replace(/^is not on sale, and these sell it: /, '').split(', ')
  expect(sold).toEqual(expect.arrayContaining(['/violet-gold', ...slugs.map((slug) => `/market/${slug}`)]))
})

test('a price in yuan beside one in 分 is told', () => {
  const dir = copyContent()
  edit(dir, 'goods/01-featured.json', (text) => text.replace('"price": 598000', '"price": 5980'))
  expect(noticesIn(dir)).toEqual([
    {
      file: 'goods/01-featured.json',
      path: '270001',
      reason: 'price 59.8 yuan is under a tenth of originalPrice 7980 yuan: both are written in 分',
    },
  ])
})
