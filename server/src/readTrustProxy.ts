import { isIP } from 'node:net'

const MOST_HOPS = 9
const named = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (entry: string): boolean => {
  if (named.includes(entry)) return true
  const [address = '', bits, ...rest] = entry.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  // A network of everybody would believe whatever a caller wrote first.
  return (
    longest > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest))
  )
}

/**
 * Parses the trusted proxies: their number in front of this process, or their addresses and networks. Throws on
 * anything else, so that a forged header is never trusted.
 */
export const readTrustProxy = (value: string): false | number | string[] => {
  if (value === '') return false
  if (/^[1-9]$/.test(value) && Number(value) <= MOST_HOPS) return Number(value)
  const entries = value.split(',').map((entry) => entry.trim())
  if (entries.every(isNetwork)) return entries
  throw new Error(
    `TRUST_PROXY: "${value}" is neither a number of proxies (1 to ${MOST_HOPS}) nor a list of their addresses, such as 10.0.0.0/8,loopback`,
  )
}
