/** Builds pick index.h5 or index.weapp; types and tests read the H5 one. */
export * from './index.h5'
