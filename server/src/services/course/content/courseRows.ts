import type { Content } from '../../../authoring/Content'
import { courseKinds, type GoodsPicture } from '../../../authoring/kinds/courseKinds'
import { promoKinds } from '../../../authoring/kinds/promoKinds'
import { posterNamed } from '../../../authoring/checks/posterNamed'
import { posterWords } from '../../../posters/posterWords'

const endOfDay = (date: string) => Date.parse(`${date}T23:59:59+08:00`)
const noon = (date: string) => Date.parse(`${date}T12:00:00+08:00`)

/** Every row of every file of goods, in order. */
export const allGoods = (content: Content) => [...content.of(courseKinds).goods.values()].flat()

/** A picture that we draw says its words. */
const spoken = (content: Content, picture: GoodsPicture): GoodsPicture & { alt: string } => {
  const poster = content.of(promoKinds).posters.get(posterNamed(picture.url) ?? '')
  return { ...picture, alt: picture.alt ?? (poster ? posterWords(poster) : '') }
}

export const goodsRows = (content: Content) =>
  allGoods(content).map((row, position) => {
    const {
      pictures,
      highlights,
      introduction,
      audience,
      comments: _,
      priceConfirmed: _confirmed,
      season,
      ...rest
    } = row
    return {
      ...rest,
      detail: {
        pictures: pictures.map((picture) => spoken(content, picture)),
        highlights,
        introduction,
        audience,
        ...(season && { season }),
      },
      validDays: row.validDays ?? null,
      validUntil: row.validUntil ? endOfDay(row.validUntil) : null,
      stock: row.stock ?? null,
      position,
    }
  })

export const lessonRows = (content: Content) =>
  allGoods(content).flatMap(({ goodsId, outline }) =>
    (content.of(courseKinds).outlines.get(outline) ?? [])
      .flatMap(({ title: chapterTitle, lessons }, chapter) =>
        lessons.map((lesson) => ({ ...lesson, chapter, chapterTitle })),
      )
      .map(({ weekly = null, vid = null, clip = null, audio = null, sheet = null, ...lesson }, position) => ({
        ...lesson,
        weekly,
        vid,
        clip,
        audio,
        sheet,
        goodsId,
        position,
        retired: false,
      })),
  )

export const commentRows = (content: Content) =>
  allGoods(content).flatMap(({ goodsId, comments }) =>
    (content.of(courseKinds).comments.get(comments) ?? []).map(
      ({ userName, stars, content: said, date }, index) => ({
        id: `${goodsId}-${index + 1}`,
        goodsId,
        userName,
        avatar: '',
        stars,
        content: said,
        createdAt: noon(date),
      }),
    ),
  )

export const classTypeRows = (content: Content) =>
  content.of(courseKinds)['class-types'].map(({ group, ...row }, position) => ({
    ...row,
    groupName: group,
    position,
  }))
