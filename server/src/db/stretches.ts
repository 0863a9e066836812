import { customType } from 'drizzle-orm/pg-core'

/** Parts of a line, `[from, to)`, in order and apart from each other. */
export type Intervals = readonly (readonly [from: number, to: number])[]

/** A set of whole numbers as stretches: `int4multirange` in the database, which joins what touches. */
export const stretches = customType<{ data: Intervals; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (value) => `{${value.map(([from, to]) => `[${from},${to})`).join(',')}}`,
  fromDriver: (value) =>
    [...value.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)] as const),
})
