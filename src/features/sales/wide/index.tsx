/** Builds pick index.h5 or index.weapp; types and tests read the mini-program's. */
export { Wide } from './index.weapp'
