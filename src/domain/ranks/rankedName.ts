import { maskPhone } from '@/lib/text/maskPhone'

interface Named {
  readonly name: string | null
  readonly phone: string | null
}

/** A learner's masked name in a ranking: neither the full name nor the number is shown. */
export const rankedName = ({ name, phone }: Named): string => {
  if (name && name !== phone) {
    const [first = '', ...rest] = name
    return first + '*'.repeat(Math.min(2, Math.max(1, rest.length)))
  }
  return phone ? maskPhone(phone) : '匿名考生'
}
