export { default as LoginOffer } from './LoginOffer'
