import { networkOf, siteOf } from './networkOf'
import type { Hit, RateLimiter } from './RateLimiter'

/** A site may hold thousands of networks, all of one owner: together they may do as much as so many of them. */
const NETWORKS_OF_SITE = 4

interface NetworkLimit {
  readonly name: string
  readonly address: string
  /** For one network. */
  readonly most: number
  readonly windowMs: number
  /** As how many networks a site counts; a few by default. */
  readonly networks?: number
  /** Hits at once; 1 by default. */
  readonly count?: number
}

/** Rate limit keys of an anonymous request: its network, and the site around it. */
export const placeHits = ({
  name,
  address,
  most,
  windowMs,
  networks = NETWORKS_OF_SITE,
  count = 1,
}: NetworkLimit): Hit[] => {
  const [network, site] = [networkOf(address), siteOf(address)]
  const own = { key: `${name}:${network}`, most, windowMs, count }
  return site === network ? [own] : [own, { ...own, key: `${name}:${site}`, most: most * networks }]
}

/** Counts a hit of a stranger; false when its network or its site has had its share. */
export const hitNetworkLimit = async (
  limiter: Pick<RateLimiter, 'hit'>,
  limit: NetworkLimit,
): Promise<boolean> => {
  for (const { key, most, windowMs, count } of placeHits(limit))
    if (!(await limiter.hit(key, most, windowMs, count))) return false
  return true
}
