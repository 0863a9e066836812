import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyContent } from '../../../tests/builders/copyContent'
import { contentFolder } from './allContent'
import { areas } from './areas'

const shipped = resolve(__dirname, '../../../content')
const edit = (dir: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')))

const problemsIn = (dir: string) => contentFolder(dir).read().problems

test('the shipped content is sound', () => {
  expect(problemsIn(shipped)).toEqual([])
})

test('no file and no folder belongs to two areas', () => {
  // The assistant's knowledge is made of what the areas own.
  const names = areas.flatMap(({ content }) =>
    content ? [...Object.keys(content.kinds.files), ...Object.keys(content.kinds.folders)] : [],
  )
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every bad field of every file is reported in one run, and nothing is given out', () => {
  const dir = copyContent()
  edit(dir, 'goods/01-featured.json', (text) =>
    text.replace('"price": 598000', '"price": -1').replace('"term": 1', '"term": 3'),
  )
  edit(dir, 'subjects.json', () => '[\n  {\n    "id": "1",,\n  }\n]')
  const { problems, content } = contentFolder(dir).read()
  expect(content).toBeNull()
  expect(problems.map(({ file, path }) => [file, path])).toEqual([
    ['subjects.json', ''],
    ['goods/01-featured.json', '0 (270001).term'],
    ['goods/01-featured.json', '0 (270001).price'],
  ])
})

test.each([
  ['{', 'line 1, column 2: close brace expected'],
  ['[\n  {\n    "id": "1",,\n  }\n]', 'line 3, column 15: property name expected'],
  ['["a"\n "b"]', 'line 2, column 2: comma expected'],
  ['', 'line 1, column 1: value expected'],
])('broken JSON names its file, line and column: %j', (text, reason) => {
  const dir = copyContent()
  edit(dir, 'subjects.json', () => text)
  expect(problemsIn(dir)).toEqual([{ file: 'subjects.json', path: '', reason }])
})

test('a file in another encoding is told, a mark of UTF-8 at its beginning is none of its text', () => {
  const dir = copyContent()
  const gbk = Buffer.from([0xc0, 0xee])
  const teachers = readFileSync(join(dir, 'teachers.json'))
  writeFileSync(
    join(dir, 'teachers.json'),
    Buffer.concat([teachers.subarray(0, 20), gbk, teachers.subarray(20)]),
  )
  writeFileSync(
    join(dir, 'about.json'),
    Buffer.from(`\ufeff${readFileSync(join(dir, 'about.json'), 'utf8')}`, 'utf16le'),
  )
  edit(dir, 'subjects.json', (text) => `\ufeff${text}`)
  expect(
    problemsIn(dir)
      .map(({ file, reason }) => [file, reason])
      .sort(),
  ).toEqual([
    ['about.json', 'is not UTF-8: save it in this encoding'],
    ['teachers.json', 'is not UTF-8: save it in this encoding'],
  ])
})

test('what points nowhere is reported with the file and the reason', () => {
  const dir = copyContent()
  edit(dir, 'class-types.json', (text) => text.replace('"270101"', '"999"'))
  edit(dir, 'pages/127.json', (text) =>
    text.replace('/posters/s127-brand.svg', '/posters/lost.svg').replace('"height": 860', '"height": 1'),
  )
  expect(problemsIn(dir).map(({ reason }) => reason)).toEqual([
    'there are no goods 999',
    'there is no poster lost',
    'the poster s127-message is 750 × 860',
  ])
})

test.each([
  ['banners.json', '/market/summer-gold/127', '/market/lost'],
  ['banners.json', '/courses/courses-detail?goodsId=270005', '/courses/lost?goodsId=270005'],
  ['course-type-powers.json', '/spword/index', '/spword/lost'],
  ['catalogue/camp.json', '/market/spring-camp-zero27', '/market/spring-camp-lost'],
])('a link in %s from %s to %s is followed to nowhere', (file, from, to) => {
  const dir = copyContent()
  edit(dir, file, (text) => text.replace(`"${from}"`, `"${to}"`))
  expect(problemsIn(dir)).toEqual([
    { file, path: expect.any(String) as string, reason: `there is no page ${to.replace(/\?.*/, '')}` },
  ])
})

test.each([
  ['/exercises/exam-detail?paperId=lost', 'there is no paperId lost'],
  ['/market/summer-gold/127?promotionId=999999', 'there is no promotionId 999999'],
  ['/courses/courses-detail', 'the page /courses/courses-detail shows nothing without goodsId'],
  ['/banner-detail', 'the page /banner-detail shows nothing without id'],
  ['/banner-detail?id=b1', 'no banner b1 has a text behind it'],
])('a link is followed to the page and to what it names: %s', (to, reason) => {
  const dir = copyContent()
  edit(dir, 'banners.json', (text) => text.replace('"/market/summer-gold/127"', JSON.stringify(to)))
  expect(problemsIn(dir).map((problem) => problem.reason)).toEqual([reason])
})

/** The files that are lists, with one item duplicated. */
const lists = areas
  .flatMap(({ content }) => Object.keys(content?.kinds.files ?? {}))
  .filter((name) => /^\s*\[\s*\{/.test(readFileSync(join(shipped, `${name}.json`), 'utf8')))

test('of two items with one name the last does not silently win, in any file that is a list', () => {
  const dir = copyContent()
  for (const name of lists) {
    const items = JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')) as unknown[]
    writeFileSync(join(dir, `${name}.json`), JSON.stringify([...items, items[0]]))
  }
  const found = problemsIn(dir)
  expect(found.map(({ file }) => file).sort()).toEqual(lists.map((name) => `${name}.json`).sort())
  expect(found.filter(({ reason }) => !reason.endsWith(' stands twice'))).toEqual([])
})

test('a day that the calendar has not, a place that shows no banner and pictures of no size are refused', () => {
  const dir = copyContent()
  edit(dir, 'exam-dates.json', (text) => text.replace(/"date": "(\d{4})-\d\d-\d\d"/, '"date": "$1-02-31"'))
  edit(dir, 'banners.json', (text) => text.replace('"place": "home"', '"place": "hmoe"'))
  edit(dir, 'pages/127.json', (text) =>
    text.replace(
      '"imgList": [',
      '"imgList": [{ "url": "https://pictures.example/a.png" }, { "url": "http://b.png", "width": 1, "height": 1 },',
    ),
  )
  expect(problemsIn(dir).map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
    'banners.json: must be home',
    'exam-dates.json: is no day of the calendar',
    'pages/127.json: must have width and height',
    'pages/127.json: must be a path of the app or https',
  ])
})

test('a folder that is not there is told once, with the variable that names it', () => {
  expect(problemsIn('/nowhere/content')).toEqual([
    { file: '', path: '/nowhere/content', reason: 'is no folder; CONTENT_DIR names it' },
  ])
})

test('a link to goods that nobody sells is followed to nowhere', () => {
  const dir = copyContent()
  edit(dir, 'banners.json', (text) =>
    text.replace('courses-detail?goodsId=270005', 'courses-detail?goodsId=999'),
  )
  expect(problemsIn(dir).map(({ file, reason }) => [file, reason])).toEqual([
    ['banners.json', 'there are no goods 999'],
  ])
})

test('a misspelt field is named wherever it stands, also where the field may be left out', () => {
  const dir = copyContent()
  edit(dir, 'sellers.json', (text) => text.replace('"wechatId"', '"wechatID": "x", "wechatId"'))
  edit(dir, 'catalogue/camp.json', (text) =>
    text.replace('"share": {', '"buton": {}, "share": { "titel": "",'),
  )
  expect(problemsIn(dir)).toEqual([
    {
      file: 'sellers.json',
      path: expect.stringMatching(/^0 \(.+\)\.wechatID$/) as string,
      reason: 'no field has this name',
    },
    {
      file: 'catalogue/camp.json',
      path: expect.stringMatching(/^0 \([\w-]+\)\.buton$/) as string,
      reason: 'no field has this name',
    },
    {
      file: 'catalogue/camp.json',
      path: expect.stringMatching(/^0 \([\w-]+\)\.share\.titel$/) as string,
      reason: 'no field has this name',
    },
  ])
})

test.each([
  ['media/perfect-road.mp4', 'videos.json', 'perfect-road'],
  ['media/words-1.mp3', 'audio-tracks.json', 'words-1'],
  ['film-media/derivative/480/index.m3u8', 'films/derivative.json', ''],
  ['film-media/derivative/zh.vtt', 'films/derivative.json', ''],
  ['film-media/derivative/480/03.ts', 'films/derivative.json', ''],
])('a missing %s is told of %s', (lost, file, path) => {
  const dir = copyContent()
  rmSync(join(dir, lost))
  expect(problemsIn(dir)).toEqual([{ file, path, reason: `there is no file content/${lost}` }])
})

test.each([
  ['teachers.json', '/posters/avatar-blue.svg'],
  ['sellers.json', '/posters/avatar-blue.svg'],
  ['promotions.json', '/posters/share-summer.svg'],
])('a picture of %s that nobody draws is told', (file, picture) => {
  const dir = copyContent()
  edit(dir, file, (text) => text.replace(picture, '/posters/nobody.svg'))
  expect(problemsIn(dir).map(({ file: where, reason }) => [where, reason])).toEqual([
    [file, 'there is no poster nobody'],
  ])
})

test.each([
  'market/summer-gold/127',
  'javascript:alert(1)',
  '//elsewhere.example/x',
  'https:///x',
  'http://example.com/',
])('a link that no browser and no route table knows is named: %s', (to) => {
  const dir = copyContent()
  edit(dir, 'banners.json', (text) => text.replace('"/market/summer-gold/127"', JSON.stringify(to)))
  expect(problemsIn(dir).map(({ reason }) => reason)).toEqual([
    `${to} is no address: a page begins with /, another site with https://`,
  ])
})

test('what the landing pages of the seed show has to be there', () => {
  const dir = copyContent()
  rmSync(join(dir, 'pages/127.json'))
  edit(dir, 'pages/super-gold27.json', (text) => text.replace('"name": "wechat"', '"name": "wechta"'))
  expect(problemsIn(dir)).toEqual([
    {
      file: 'pages/super-gold27.json',
      path: 'templates',
      reason: 'has no template wechat, which 金榜题名·微信版 shows',
    },
    { file: 'pages/127.json', path: '', reason: 'is missing: 2027考研夏季抢跑营 shows it' },
  ])
})

test('an assistant of a topic that nothing is written of is named', () => {
  const dir = copyContent()
  edit(dir, 'assistant-variants.json', (text) => text.replace('"occupation"\n', '"law"\n'))
  expect(problemsIn(dir)).toEqual([
    { file: 'assistant-variants.json', path: 'occupation', reason: 'no passage is of the topic law' },
  ])
})

test('a lesson number given twice is refused: progress would belong to two lessons', () => {
  const dir = copyContent()
  edit(dir, 'outlines/math.json', (text) => text.replace('"lessonId": "002"', '"lessonId": "001"'))
  expect(problemsIn(dir)).toEqual([{ file: 'outlines/math.json', path: '001', reason: 'stands twice' }])
})

test('a page that says one thing on two of its posters is refused', () => {
  const dir = copyContent()
  const quote = '先自己写完答案和理由，再翻开别人的批注对照'
  edit(dir, 'pages/autumn-camp25.json', (text) => text.replace('真题讲解', quote))
  edit(dir, 'pages/achievement.json', (text) => text.replace('/posters/s27-praise', '/posters/s127-praise'))
  const found = problemsIn(dir).filter(({ reason }) => reason === 'stands on two posters of the page')
  expect(new Set(found.map(({ file }) => file))).toEqual(
    new Set(['pages/autumn-camp25.json', 'pages/achievement.json']),
  )
})

test('the hash of an area changes with its files, and no other; the stamp with any', () => {
  const dir = copyContent()
  const folder = contentFolder(dir)
  const [before, stamp] = [folder.hashes(), folder.stamp()]
  edit(dir, 'about.json', (text) => `${text} `)
  const after = folder.hashes()
  expect([...after].filter(([area, hash]) => before.get(area) !== hash).map(([area]) => area)).toEqual([
    'base',
  ])
  expect(folder.stamp()).not.toBe(stamp)
})
