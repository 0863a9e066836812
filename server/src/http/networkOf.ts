import { isIPv6 } from 'node:net'

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (half: string | undefined): string[] => (half ? half.split(':') : [])

const plain = (address: string): string => V4_IN_V6.exec(address)?.[1] ?? address

/** One door to the net: an address of IPv4, the /64 of IPv6, whose owner has all addresses in it. In one spelling. */
export const doorOf = (address: string): string =>
  isIPv6(plain(address)) ? networkOf(address) : plain(address)

/** The network that one subscriber has: /24 of IPv4, /64 of IPv6, in one spelling. */
export const networkOf = (address: string): string => {
  const v4 = plain(address)
  if (!isIPv6(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  const [head, tail] = v4.toLowerCase().split('%')[0]?.split('::') ?? []
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const first = [...front, ...(tail === undefined ? [] : zeros), ...back].slice(0, 4)
  return `${first.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
