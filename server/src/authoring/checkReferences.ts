import type { PromoPage } from '@/contracts/pages/promoPages'
import { posterSize } from '../posters/drawPoster'
import { checkParts } from './checkParts'
import { checkWords } from './checkWords'
import type { Content } from './contentSchemas'
import type { ContentProblem } from './readContent'

const CLASS_TYPES = 37

interface Picture {
  readonly url: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

const posterName = /^\/posters\/([\w-]+)\.svg(?:\?.*)?$/

const duplicates = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
]

class ReferenceCheck {
  readonly problems: ContentProblem[] = []
  private readonly sellers: ReadonlySet<string>

  constructor(private readonly content: Content) {
    this.sellers = new Set(content.sellers.map(({ id }) => id))
  }

  run(): void {
    this.checkGoods()
    this.checkClassTypes()
    this.checkPromotions()
    this.checkPictures()
    this.checkCatalogue()
  }

  private report(file: string, path: string, reason: string): void {
    this.problems.push({ file, path, reason })
  }

  private goodsIds(): string[] {
    return [...this.content.goods.values()].flat().map(({ goodsId }) => goodsId)
  }

  private checkGoods(): void {
    const { goods, outlines, comments, teachers } = this.content
    const known = new Set(teachers.map(({ id }) => id))
    for (const id of duplicates(this.goodsIds())) this.report('goods', id, 'stands twice')
    for (const [name, rows] of goods) {
      for (const row of rows) {
        const wrong = (reason: string) => this.report(`goods/${name}.json`, row.goodsId, reason)
        if (!outlines.has(row.outline)) wrong(`there is no outline ${row.outline}`)
        if (!comments.has(row.comments)) wrong(`there are no comments ${row.comments}`)
        if (row.price > row.originalPrice) wrong('price is above originalPrice')
        for (const id of row.teacherIds.filter((one) => !known.has(one))) wrong(`there is no teacher ${id}`)
        for (const picture of [{ url: row.cover }, ...row.pictures]) {
          this.checkPoster(`goods/${name}.json`, row.goodsId, picture)
        }
      }
    }
  }

  private checkClassTypes(): void {
    const types = this.content['class-types']
    const goods = new Set(this.goodsIds())
    if (types.length !== CLASS_TYPES) {
      this.report('class-types.json', '', `there are ${types.length} class types, not ${CLASS_TYPES}`)
    }
    for (const { code, term1Goods, term2Goods } of types) {
      const missing = [term1Goods, term2Goods].filter((id) => !goods.has(id))
      for (const id of missing) this.report('class-types.json', code, `there are no goods ${id}`)
    }
  }

  private checkPromotions(): void {
    const { branches, promotions, sellers } = this.content
    const goods = new Set(this.goodsIds())
    const known = new Set(branches.map(({ branchId }) => branchId))
    for (const { id, branchId, goodsIds } of promotions) {
      if (!known.has(branchId)) this.report('promotions.json', id, `there is no branch ${branchId}`)
      const missing = goodsIds.filter((one) => !goods.has(one))
      for (const one of missing) this.report('promotions.json', id, `there are no goods ${one}`)
    }
    for (const { id, branchId } of sellers) {
      if (!known.has(branchId)) this.report('sellers.json', id, `there is no branch ${branchId}`)
    }
  }

  private checkPictures(): void {
    for (const [name, { templates }] of this.content.pages) {
      templates.forEach(({ imgList }, at) =>
        imgList.forEach((item, index) =>
          this.checkPoster(`pages/${name}.json`, `templates.${at}.imgList.${index}`, {
            ...item,
            url: item.url ?? '',
          }),
        ),
      )
    }
    this.content.banners.forEach(({ imgUrl: url, width, height }, at) =>
      this.checkPoster('banners.json', String(at), { url, width, height }),
    )
  }

  private checkCatalogue(): void {
    const slugs = [...this.content.catalogue.values()].flat().map(({ slug }) => slug)
    for (const slug of duplicates(slugs)) this.report('catalogue', slug, 'stands twice')
    for (const [family, rows] of this.content.catalogue) {
      for (const row of rows) this.checkPromoPage(`catalogue/${family}.json`, row)
    }
  }

  private checkPromoPage(file: string, { slug, config = slug, tabs, goodsId }: PromoPage): void {
    if (!this.goodsIds().includes(goodsId)) this.report(file, slug, `there are no goods ${goodsId}`)
    const page = this.content.pages.get(config)
    if (!page) return this.report(file, slug, `there is no pages/${config}.json`)
    const shown = tabs.length > 0 ? tabs.map(({ template }) => template) : ['main']
    for (const name of shown.filter((one) => !page.templates.some((template) => template.name === one))) {
      this.report(file, slug, `pages/${config}.json has no template ${name}`)
    }
  }

  private checkPoster(file: string, path: string, { url, width, height }: Picture): void {
    const name = posterName.exec(url)?.[1]
    if (!name || (name.startsWith('qr-') && this.sellers.has(name.slice(3)))) return
    const poster = this.content.posters.get(name)
    if (!poster) return this.report(file, path, `there is no poster ${name}`)
    const size = posterSize(poster)
    if (width === undefined || (width === size.width && height === size.height)) return
    this.report(file, path, `the poster ${name} is ${size.width} × ${size.height}`)
  }
}

/** Finds what points nowhere or stands twice: ids of goods, teachers, branches, outlines, comments, posters and words. */
export const checkReferences = (content: Content): readonly ContentProblem[] => {
  const check = new ReferenceCheck(content)
  check.run()
  return [...check.problems, ...checkParts(content), ...checkWords(content)]
}
