import { sql } from 'drizzle-orm'
import { upsertItems } from '../../authoring/upsertItems'
import { upsertRows } from '../../authoring/upsertRows'
import { replaceAsJson } from '../../authoring/insertAsJson'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { destinationsOf } from '../../authoring/checks/destinationsOf'
import { linkProblem } from '../../authoring/checks/linkProblem'
import { posterProblem } from '../../authoring/checks/posterProblem'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import * as tables from '../../db/schema/content'
import { chatNotices } from './chatNotices'

const parentOfDistrict = (code: string) => `${code.slice(0, 4)}00`

const regionRows = (content: Content) =>
  [...content.of(baseKinds).regions.values()].flatMap(
    ({ code: province, name: provinceName, cities, districts }) => [
      { code: province, parent: null, name: provinceName },
      ...cities.map(([code, name]) => ({ code, parent: province, name })),
      ...districts.map(([code, name]) => ({ code, parent: parentOfDistrict(code), name })),
    ],
  )

const branchProblems = (content: Content): ContentProblem[] => {
  const { branches, promotions, sellers } = content.of(baseKinds)
  const goods = new Set([...content.of(courseKinds).goods.values()].flat().map(({ goodsId }) => goodsId))
  const known = new Set(branches.map(({ branchId }) => branchId))
  const lost = (file: string, path: string, reason: string) => ({ file, path, reason })
  return [
    ...promotions.flatMap(({ id, branchId, goodsIds }) => [
      ...(known.has(branchId) ? [] : [lost('promotions.json', id, `there is no branch ${branchId}`)]),
      ...goodsIds
        .filter((one) => !goods.has(one))
        .map((one) => lost('promotions.json', id, `there are no goods ${one}`)),
    ]),
    ...sellers
      .filter(({ branchId }) => !known.has(branchId))
      .map(({ id, branchId }) => lost('sellers.json', id, `there is no branch ${branchId}`)),
  ]
}

const bannerProblems = (content: Content): ContentProblem[] => {
  const places = destinationsOf(content)
  return content
    .of(baseKinds)
    .banners.flatMap(({ imgUrl: url, width, height, link, detail }, at) =>
      [
        posterProblem(content, { url, width, height }),
        linkProblem(link, places),
        detail && linkProblem(detail.button.link, places),
      ].flatMap((reason) => (reason === undefined ? [] : { file: 'banners.json', path: String(at), reason })),
    )
}

const pictureProblems = (content: Content): ContentProblem[] => {
  const { promotions, sellers } = content.of(baseKinds)
  const named = [
    ...promotions.map(({ id, share }) => ({ file: 'promotions.json', path: id, url: share.imgUrl })),
    ...sellers.map(({ id, avatar }) => ({ file: 'sellers.json', path: id, url: avatar })),
  ]
  return named.flatMap(({ url, ...at }) => {
    const reason = posterProblem(content, { url })
    return reason === undefined ? [] : { ...at, reason }
  })
}

const loadItems = async (tx: Db, content: Content): Promise<void> => {
  const files = content.of(baseKinds)
  await upsertItems(tx, 'about', [['about', files.about]])
  await upsertItems(tx, 'teacher-card', [['teacher-card', files['teacher-card']]])
  await upsertItems(
    tx,
    'banner',
    files.banners.map((row) => [row.id, row]),
  )
  await upsertItems(tx, 'document', [...files.documents])
  await upsertItems(tx, 'school-names', [
    ['all', files.schools.map(({ name, shortNames }) => ({ name, shortNames }))],
  ])
  await upsertItems(
    tx,
    'subject',
    files.subjects.map((row) => [row.id, row]),
  )
  await upsertItems(
    tx,
    'thesaurus',
    files.thesauruses.map((row) => [row.type, row]),
  )
}

/** Branches, promotions, dictionaries, legal texts. */
export const baseContent: AreaContent = {
  kinds: baseKinds,
  check: (content) => [...branchProblems(content), ...bannerProblems(content), ...pictureProblems(content)],
  notices: chatNotices,
  load: async (tx, content) => {
    const files = content.of(baseKinds)
    await upsertRows(tx, {
      table: tables.branches,
      key: [tables.branches.branchId],
      rows: files.branches.map((row, position) => ({
        ...row,
        tabact: row.tabact ?? null,
        position,
        retired: false,
      })),
      inUse: sql`exists (select 1 from ${users} where ${users.branchId} = ${tables.branches.branchId})`,
      retired: { retired: true },
    })
    await replaceAsJson(tx, tables.promotions, files.promotions)
    await replaceAsJson(tx, tables.sellers, files.sellers)
    await replaceAsJson(
      tx,
      tables.schools,
      files.schools.map(({ id, name, province, tier }, position) => ({
        id,
        name,
        province,
        tier: tier ?? null,
        position,
      })),
    )
    await replaceAsJson(tx, tables.regions, regionRows(content))
    await loadItems(tx, content)
  },
}
