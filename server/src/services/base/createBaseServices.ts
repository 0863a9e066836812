import type { Foundation } from '../../Foundation'
import { NameRepository } from '../../repository/NameRepository'
import { DictionaryRepository } from './DictionaryRepository'
import { PromotionService } from './PromotionService'
import { UploadService } from './UploadService'
import { WechatSignatureService } from './WechatSignatureService'

/** Promotions, dictionaries, documents, signatures and uploads. */
export const createBaseServices = (
  foundation: Foundation,
  isSessionAlive: (tokenHash: string) => Promise<boolean>,
) => {
  const {
    db,
    read,
    clock,
    random,
    limiter,
    branches,
    items,
    wechat,
    playedChat,
    pictures,
    uploadSecret,
    publicUrl,
  } = foundation
  return {
    promotions: new PromotionService(branches, items, playedChat),
    dictionary: new DictionaryRepository(db, new NameRepository(read)),
    items,
    clock,
    signatures: new WechatSignatureService(wechat, clock, random),
    uploads: new UploadService({
      db,
      clock,
      random,
      limiter,
      secret: uploadSecret,
      pictures,
      publicUrl,
      isSessionAlive,
    }),
  }
}
