export { FeatureDialogs } from './index.h5'
