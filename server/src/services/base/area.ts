import * as bannerDetail from '@/contracts/base/bannerDetail'
import * as dictionary from '@/contracts/base/dictionary'
import * as documents from '@/contracts/base/documents'
import * as promotions from '@/contracts/base/promotions'
import * as uploads from '@/contracts/base/uploads'
import * as wechat from '@/contracts/base/wechat'
import type { Area } from '../Area'
import { baseContent } from './baseContent'
import { baseKnowledge } from './baseKnowledge'
import { createBaseServices } from './createBaseServices'
import { baseRoutes } from './routes'
import { uploadRoutes } from './uploadRoutes'
import { uploadAccounts } from './uploadAccounts'

/** Promotions, branches, dictionaries, documents, uploads, WeChat signatures. */
export const baseArea: Area = {
  name: 'base',
  contracts: [bannerDetail, dictionary, documents, promotions, uploads, wechat],
  content: baseContent,
  knowledge: baseKnowledge,
  accounts: uploadAccounts,
  start: (foundation, { use }) => {
    const services = createBaseServices(foundation, (tokenHash) => use('isSessionAlive')(tokenHash))
    return {
      routes: ({ app, serve }) => {
        baseRoutes(serve, services)
        uploadRoutes(app, services.uploads)
      },
    }
  },
}
