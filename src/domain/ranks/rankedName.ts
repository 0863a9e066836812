import { maskPhone } from '@/lib/text/maskPhone'

interface Named {
  readonly name: string | null
  readonly phone: string | null
}

/** How a learner is called in a list of ranks: nobody reads a whole name or number of another. */
export const rankedName = ({ name, phone }: Named): string => {
  if (name && name !== phone) {
    const [first = '', ...rest] = name
    return first + '*'.repeat(Math.min(2, Math.max(1, rest.length)))
  }
  return phone ? maskPhone(phone) : '匿名考生'
}
