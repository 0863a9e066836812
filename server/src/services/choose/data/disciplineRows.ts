import type * as v from 'valibot'
import type { chooseKinds } from '../../../authoring/kinds/chooseKinds'
import type { disciplines } from '../../../db/schema/schoolChoice'

type Catalogue = v.InferOutput<(typeof chooseKinds)['files']['disciplines']>
type Row = typeof disciplines.$inferInsert

/** Categories, first-level disciplines and second-level names as rows, in the order of the catalogue. */
export const disciplineRows = (
  { categories, list }: Catalogue,
  programmes: ReadonlyMap<string, number>,
): Row[] => {
  const categoryRows = categories.map(({ code, name }): Omit<Row, 'position'> => ({
    code,
    name,
    depth: 0,
    parent: null,
    cat: code,
    kind: 'category',
    units: null,
    care: false,
    programmes: 0,
  }))
  const rows = list.flatMap(({ code, name, kind, units, care, sub }): Omit<Row, 'position'>[] => {
    const cat = code.slice(0, 2)
    const shared = { cat, kind, units: units ?? null, care }
    return [
      { ...shared, code, name, depth: 1, parent: cat, programmes: programmes.get(code) ?? 0 },
      ...sub.map((one) => ({
        ...shared,
        code: one.code,
        name: one.name,
        depth: 2,
        parent: code,
        programmes: programmes.get(one.code) ?? 0,
      })),
    ]
  })
  const once = new Map([...categoryRows, ...rows].map((row) => [row.code, row]))
  return [...once.values()].map((row, position) => ({ ...row, position }))
}
