export { OwnDialogs } from './index.h5'
