import { siteConfig } from '@/stores/siteConfig'

/** The address of a picture of a page's JSON: paths are the config host's. */
export const absolutePicture = (url: string): string =>
  url.startsWith('/') ? siteConfig.configHost + url : url
