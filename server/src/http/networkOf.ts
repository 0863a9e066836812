import { isIPv6 } from 'node:net'

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (half: string | undefined): string[] => (half ? half.split(':') : [])

/** The network that one subscriber has: /24 of IPv4, /64 of IPv6, in one spelling. */
export const networkOf = (address: string): string => {
  const v4 = V4_IN_V6.exec(address)?.[1] ?? address
  if (!isIPv6(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  const [head, tail] = v4.toLowerCase().split('%')[0]?.split('::') ?? []
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const first = [...front, ...(tail === undefined ? [] : zeros), ...back].slice(0, 4)
  return `${first.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
