import { networkOf, siteOf } from './networkOf'
import type { RateLimiter } from './RateLimiter'

/** A site may hold thousands of networks, all of one owner: together they may do as much as so many of them. */
const NETWORKS_OF_SITE = 4

interface PlaceLimit {
  readonly name: string
  readonly address: string
  /** For one network. */
  readonly most: number
  readonly windowMs: number
  /** As how many networks a site counts; a few where it is not said. */
  readonly networks?: number
  /** Hits at once; one where it is not said. */
  readonly count?: number
}

/** Counts a hit of a stranger against the network that it comes from, and the site around it; false when either has had its share. */
export const hitPlace = async (
  limiter: Pick<RateLimiter, 'hit'>,
  { name, address, most, windowMs, networks = NETWORKS_OF_SITE, count = 1 }: PlaceLimit,
): Promise<boolean> => {
  const [network, site] = [networkOf(address), siteOf(address)]
  if (!(await limiter.hit(`${name}:${network}`, most, windowMs, count))) return false
  return site === network || limiter.hit(`${name}:${site}`, most * networks, windowMs, count)
}
