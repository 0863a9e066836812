/** Storage key of an address's scroll position. */
export const scrollKey = (address: string): string => `scroll:${address}`
