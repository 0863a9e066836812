import type { ItemKind } from '../repository/ItemRepository'
import { expandPage } from './authoredPage'
import type { Content } from './contentSchemas'

const endOfDay = (date: string) => Date.parse(`${date}T23:59:59+08:00`)
const noon = (date: string) => Date.parse(`${date}T12:00:00+08:00`)

const items = (kind: ItemKind, list: readonly (readonly [string, unknown])[]) =>
  list.map(([key, data], position) => ({ kind, key, position, data }))

/** Page JSON, every poster by its name, and the rows of the catalogue. */
const pageRows = (content: Content) => {
  const pages = [...content.pages].map(([name, page]) => ({ name, ...expandPage(page) }))
  const posters = new Map([...content.posters, ...pages.flatMap((page) => [...page.posters])])
  return [
    ...items(
      'page',
      pages.map((page) => [page.name, page.content]),
    ),
    ...items('poster', [...posters]),
    ...items(
      'promo',
      [...content.catalogue.values()].flat().map((row) => [row.slug, row]),
    ),
  ]
}

const byOrder = (one: readonly [string, { order: number }], other: readonly [string, { order: number }]) =>
  one[1].order - other[1].order

/** What works below the pictures of promo pages. */
const partRows = (content: Content) => [
  ...items(
    'paper',
    [...content.papers].sort(byOrder).map(([paperId, paper]) => [paperId, { paperId, ...paper }]),
  ),
  ...items(
    'mind-map',
    [...content['mind-maps']]
      .sort(byOrder)
      .map(([mapId, { order: _, ...map }]) => [mapId, { mapId, ...map }]),
  ),
  ...items('article', [...content.articles]),
  ...items(
    'promo-event',
    content['promo-events'].map((event) => [event.slug, event]),
  ),
  ...items(
    'lecture',
    content.lectures.map((lecture) => [lecture.lectureId, lecture]),
  ),
  ...items(
    'audio',
    content['audio-tracks'].map((track) => [track.trackId, track]),
  ),
]

/** The small things, one row each. */
export const itemRows = (content: Content) => [
  ...items('about', [['about', content.about]]),
  ...items(
    'banner',
    content.banners.map((row) => [row.id, row]),
  ),
  ...items(
    'coupon',
    content.coupons.map((row) => [row.id, row]),
  ),
  ...items('document', [...content.documents]),
  ...items(
    'exam',
    content['exam-dates'].map((row) => [String(row.year), row]),
  ),
  ...pageRows(content),
  ...partRows(content),
  ...items(
    'power',
    content['course-type-powers'].map((row) => [row.id, row]),
  ),
  ...items(
    'subject',
    content.subjects.map((row) => [row.id, row]),
  ),
  ...items('teacher-card', [['teacher-card', content['teacher-card']]]),
  ...items(
    'video',
    content.videos.map((row) => [row.vid, row]),
  ),
  ...items(
    'thesaurus',
    content.thesauruses.map((row) => [row.type, row]),
  ),
  ...items(
    'word-book',
    content['word-books'].map((row) => [row.bookId, row]),
  ),
]

const allGoods = (content: Content) => [...content.goods.values()].flat()

export const goodsRows = (content: Content) =>
  allGoods(content).map((row, position) => {
    const { pictures, highlights, introduction, audience, outline: _, comments: __, ...rest } = row
    return {
      ...rest,
      detail: { pictures, highlights, introduction, audience },
      validDays: row.validDays ?? null,
      validUntil: row.validUntil ? endOfDay(row.validUntil) : null,
      stock: row.stock ?? null,
      position,
    }
  })

export const lessonRows = (content: Content) =>
  allGoods(content).flatMap(({ goodsId, outline }) =>
    (content.outlines.get(outline) ?? [])
      .flatMap(({ title: chapterTitle, lessons }, chapter) =>
        lessons.map((lesson) => ({ ...lesson, chapter, chapterTitle })),
      )
      .map(({ weekly = null, ...lesson }, position) => {
        const lessonId = `${position + 1}`.padStart(3, '0')
        return { ...lesson, weekly, goodsId, lessonId, position }
      }),
  )

export const commentRows = (content: Content) =>
  allGoods(content).flatMap(({ goodsId, comments }) =>
    (content.comments.get(comments) ?? []).map(({ userName, stars, content: said, date }, index) => ({
      id: `${goodsId}-${index + 1}`,
      goodsId,
      userName,
      avatar: '',
      stars,
      content: said,
      createdAt: noon(date),
    })),
  )

const parentOfDistrict = (code: string) => `${code.slice(0, 4)}00`

export const regionRows = (content: Content) =>
  [...content.regions.values()].flatMap(({ code: province, name: provinceName, cities, districts }) => [
    { code: province, parent: null, name: provinceName },
    ...cities.map(([code, name]) => ({ code, parent: province, name })),
    ...districts.map(([code, name]) => ({ code, parent: parentOfDistrict(code), name })),
  ])

export const classTypeRows = (content: Content) =>
  content['class-types'].map(({ group, ...row }, position) => ({ ...row, groupName: group, position }))
