/** Where the scroll position of an address is kept. */
export const scrollKey = (address: string): string => `scroll:${address}`
