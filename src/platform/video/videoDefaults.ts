/** Player defaults of seed §7: quality 10 of the external provider's scale, volume 0.3 of 1. */
export const videoDefaults = { quality: 10, volume: 0.3 } as const
