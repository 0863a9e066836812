/** A path as an address on the host that it belongs to; what names its own host stays as it is. */
export const absoluteAddress = (url: string, host: string): string => (url.startsWith('/') ? host + url : url)
