import { hash } from '@/lib/hash'

/** The items in an order that looks shuffled and is always the same for one seed. */
export const seededOrder = <T>(items: readonly T[], seed: string, keyOf: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, rank: hash(`${seed}:${keyOf(item)}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
