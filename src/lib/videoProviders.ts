/**
 * Video providers whose script draws the player, with its origin: the content security policy allows only these. Their
 * drivers are in ui/videoBox/providers.
 */
export const videoProviders = {
  cc: 'https://p.bokecc.com',
} as const satisfies Record<string, string>

export type VideoProviderName = keyof typeof videoProviders

/** All of them. */
export const videoProviderNames = Object.keys(videoProviders) as readonly VideoProviderName[]
