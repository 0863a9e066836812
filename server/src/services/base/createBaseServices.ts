import type { Foundation } from '../../createServices'
import { DictionaryRepository } from './DictionaryRepository'
import { PromotionService } from './PromotionService'
import { UploadService } from './UploadService'
import { WechatSignatureService } from './WechatSignatureService'

/** Promotions, dictionaries, documents, signatures and uploads. */
export const createBaseServices = (foundation: Foundation) => {
  const { db, clock, random, limiter, branches, content, wechat, uploadDir, uploadSecret, publicUrl } =
    foundation
  return {
    promotions: new PromotionService(branches, content),
    dictionary: new DictionaryRepository(db),
    content,
    signatures: new WechatSignatureService(wechat, clock, random),
    uploads: new UploadService({
      db,
      clock,
      random,
      limiter,
      secret: uploadSecret,
      folder: uploadDir,
      publicUrl,
    }),
  }
}
