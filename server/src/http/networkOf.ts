import { isIPv6 } from 'node:net'

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (half: string | undefined): string[] => (half ? half.split(':') : [])

const plain = (address: string): string => V4_IN_V6.exec(address)?.[1] ?? address

/** Checks for a colon first: most addresses are IPv4, and need no full parse. */
const isV6 = (address: string): boolean => address.includes(':') && isIPv6(address)

/** One door to the net: an address of IPv4, the /64 of IPv6, whose owner has all addresses in it. In one spelling. */
export const doorOf = (address: string): string =>
  isV6(plain(address)) ? networkOf(address) : plain(address)

/** The first groups of an address of IPv6, in one spelling. */
const prefixOf = (address: string, groups: number): string => {
  const [head, tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const first = [...front, ...(tail === undefined ? [] : zeros), ...back].slice(0, groups)
  return `${first.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`
}

const v4NetworkOf = (address: string): string => `${address.split('.').slice(0, 3).join('.')}.0/24`

/** The network that one subscriber has: /24 of IPv4, /64 of IPv6, in one spelling. */
export const networkOf = (address: string): string => {
  const one = plain(address)
  return isV6(one) ? prefixOf(one, 4) : v4NetworkOf(one)
}

/** The site that owns many networks: /48 of IPv6 (65,536 networks); for IPv4 the network itself. */
export const siteOf = (address: string): string => {
  const one = plain(address)
  return isV6(one) ? prefixOf(one, 3) : v4NetworkOf(one)
}
