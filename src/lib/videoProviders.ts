/**
 * Video providers whose script draws the player, and where it comes from: browsers are told to let these scripts in, and nobody
 * else's. How each is driven stands in ui/videoBox/providers.
 */
export const videoProviders = {
  cc: 'https://p.bokecc.com',
} as const satisfies Record<string, string>

export type VideoProviderName = keyof typeof videoProviders

/** All of them. */
export const videoProviderNames = Object.keys(videoProviders) as readonly VideoProviderName[]
