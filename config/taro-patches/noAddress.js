/**
 * A mini-program has no address bar: pages are opened and left through src/stores/Navigator. Taro's polyfills
 * (location, history, URL) keep an unused record for each page; these stubs save 12 KB of the main package.
 */
class Silent {
  on() {}
  off() {}
  trigger() {}
}
const refuse = () => {
  throw new Error('Addresses are resolved by src/routes: the mini-program has no URL')
}
class Refused {
  constructor() {
    refuse()
  }
}

export const History = Silent
export const Location = Silent
export const TaroURLProvider = Refused
export const URLSearchParams = Refused
export const parseUrl = refuse
