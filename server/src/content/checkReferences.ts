import type { Content } from './contentSchemas'
import type { ContentProblem } from './readContent'

const CLASS_TYPES = 37

const duplicates = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
]

const posterName = /^\/posters\/([\w-]+)\.svg(?:\?.*)?$/

/** Finds what points nowhere or stands twice: ids of goods, teachers, branches, outlines, comments and posters. */
export const checkReferences = (content: Content): ContentProblem[] => {
  const problems: ContentProblem[] = []
  const report = (file: string, path: string, reason: string) => problems.push({ file, path, reason })
  const goods = [...content.goods].flatMap(([file, rows]) =>
    rows.map((row) => ({ file: `goods/${file}.json`, row })),
  )
  const goodsIds = new Set(goods.map(({ row }) => row.goodsId))
  const teachers = new Set(content.teachers.map(({ id }) => id))
  const branches = new Set(content.branches.map(({ branchId }) => branchId))
  const sellers = new Set(content.sellers.map(({ id }) => id))

  const checkPoster = (file: string, path: string, url: string) => {
    const name = posterName.exec(url)?.[1]
    if (!name) return
    const known = name.startsWith('qr-') ? sellers.has(name.slice(3)) : content.posters.has(name)
    if (!known) report(file, path, `there is no poster ${name}`)
  }

  for (const id of duplicates(goods.map(({ row }) => row.goodsId))) report('goods', id, 'stands twice')
  for (const { file, row } of goods) {
    if (!content.outlines.has(row.outline)) report(file, row.goodsId, `there is no outline ${row.outline}`)
    if (!content.comments.has(row.comments))
      report(file, row.goodsId, `there are no comments ${row.comments}`)
    if (row.price > row.originalPrice) report(file, row.goodsId, 'price is above originalPrice')
    for (const id of row.teacherIds)
      if (!teachers.has(id)) report(file, row.goodsId, `there is no teacher ${id}`)
    for (const url of [row.cover, ...row.pictures.map((picture) => picture.url)])
      checkPoster(file, row.goodsId, url)
  }
  if (content['class-types'].length !== CLASS_TYPES) {
    report(
      'class-types.json',
      '',
      `there are ${content['class-types'].length} class types, not ${CLASS_TYPES}`,
    )
  }
  for (const { code, term1Goods, term2Goods } of content['class-types']) {
    for (const id of [term1Goods, term2Goods]) {
      if (!goodsIds.has(id)) report('class-types.json', code, `there are no goods ${id}`)
    }
  }
  for (const { id, branchId, goodsIds: sold } of content.promotions) {
    if (!branches.has(branchId)) report('promotions.json', id, `there is no branch ${branchId}`)
    for (const one of sold) if (!goodsIds.has(one)) report('promotions.json', id, `there are no goods ${one}`)
  }
  for (const { id, branchId } of content.sellers) {
    if (!branches.has(branchId)) report('sellers.json', id, `there is no branch ${branchId}`)
  }
  for (const [name, page] of content.pages) {
    page.templates.forEach((template, at) =>
      template.imgList.forEach((item, index) =>
        checkPoster(`pages/${name}.json`, `templates.${at}.imgList.${index}.url`, item.url),
      ),
    )
  }
  content.banners.forEach((banner, at) => checkPoster('banners.json', `${at}.imgUrl`, banner.imgUrl))
  return problems
}
