export { exchangeWechatCode } from './index.h5'
