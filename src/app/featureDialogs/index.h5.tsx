export { OwnDialogs as FeatureDialogs } from '../ownDialogs'
