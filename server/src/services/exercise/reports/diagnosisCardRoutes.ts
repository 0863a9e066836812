import type { Db } from '../../../db/Database'
import { orThrow } from '../../../http/orThrow'
import type { ServePicture } from '../../../posters/createServePicture'
import { drawDiagnosisCard } from '../../../posters/drawDiagnosisCard'
import { MeasuredRepository } from '../ability/MeasuredRepository'

interface DiagnosisCardSources {
  readonly db: Db
  readonly publicUrl: string
}

/**
 * `/posters/diagnoses/:attemptId`: the result of a diagnosis as a picture with a QR code of the test. The id is the
 * secret that its learner shares; the picture contains no name.
 */
export const diagnosisCardRoutes = (
  servePicture: ServePicture,
  { db, publicUrl }: DiagnosisCardSources,
): void =>
  servePicture({
    prefix: '/posters/diagnoses/',
    cacheControl: 'public, max-age=3600',
    width: 750,
    draw: async (attemptId, width) => {
      const found = await new MeasuredRepository(db).diagnosis(attemptId)
      const { title, endedAt, result } = orThrow(found, 'notFound')
      const card = { title, at: endedAt ?? 0, parts: result?.abilities ?? [] }
      return drawDiagnosisCard(card, `${publicUrl}/exercises/strength-test`, width)
    },
  })
