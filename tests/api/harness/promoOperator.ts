import * as v from 'valibot'
import type { CallContract } from '@/contracts/define'
import { addressOf, type Parts } from './addressOf'
import type { Backend } from './startBackend'

/** Sends calls as an operator; with another key as an attacker who guesses one. */
export const operatorsOf =
  (backend: () => Backend, ownKey: string) =>
  async (contract: CallContract, parts: Parts, key = ownKey) => {
    const response = await backend().fastify.inject({
      method: contract.method,
      url: addressOf(contract, parts),
      headers: { 'x-operator-key': key },
      ...(contract.method === 'POST' && { payload: Object(parts.body ?? {}) }),
    })
    return { status: response.statusCode, result: v.parse(v.looseObject({}), response.json())['result'] }
  }

/** A row of the catalogue as an operator writes it. */
export const promoRow = (slug: string, title: string) => ({
  slug,
  title,
  family: 'camp',
  share: { title, description: '示例' },
})

/** The JSON of a page with one poster. */
export const promoContent = (title: string) => ({
  templates: [
    { name: 'main', imgList: [{ poster: { layout: 'cover', theme: 'study', title: [title] }, clk: 'buy' }] },
  ],
})
