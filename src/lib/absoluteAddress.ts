/** A path as an address on its host; absolute addresses stay as they are. */
export const absoluteAddress = (url: string, host: string): string => (url.startsWith('/') ? host + url : url)
