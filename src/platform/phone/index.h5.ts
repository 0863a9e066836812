import type { Phone } from './types'

export const phone: Phone = {
  call: async (number) => location.assign(`tel:${number}`),
}
