import type { Choice } from './choiceReturn'
import type { Query } from '@/lib/query'

const MOST = 10

/** How many may be chosen, out of the address. */
export const mostOf = (given: Query): number => {
  const most = Number(given['most'])
  return Number.isInteger(most) && most > 0 && most <= MOST ? most : MOST
}

/** The choice that the address holds already. */
export const namedChoice = (given: Query): Choice => {
  const ids = (given['ids'] ?? '').split(',').filter(Boolean)
  const names = (given['names'] ?? '').split(',')
  return ids.map((id, at) => ({ id, name: names[at] || id }))
}

/** The same as parameters of an address. */
export const choiceQuery = (caller: string, choice: Choice, most: number): Record<string, string> => ({
  for: caller,
  most: String(most),
  ...(choice.length > 0 && {
    ids: choice.map(({ id }) => id).join(','),
    names: choice.map(({ name }) => name).join(','),
  }),
})
