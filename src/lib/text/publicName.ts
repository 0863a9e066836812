/** Eleven digits of a phone, however they are set apart. */
const PHONE = /1(?:[\s.·_-]*\d){10}/g
const DIGIT = /\d/g
/** The first of the four digits in the middle, and the first after them. */
const MIDDLE = [3, 7] as const

const masked = (phone: string): string => {
  const digits = phone.match(DIGIT) ?? []
  return digits.map((digit, at) => (at >= MIDDLE[0] && at < MIDDLE[1] ? '*' : digit)).join('')
}

/** A name as strangers may read it: a phone that hides in it loses its middle four digits (seed §5), also one in wide digits. */
export const publicName = (name: string): string => {
  const plain = name.normalize('NFKC')
  return plain.search(PHONE) < 0 ? name : plain.replace(PHONE, masked)
}
