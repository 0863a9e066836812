export { OwnDialogs as FeatureDialogs } from '../ownDialogs/index.h5'
