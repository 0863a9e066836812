import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { ScoreData } from '../ScoreData'
import type { PhotoRepository } from './PhotoRepository'

/** Photos of learners' own answer sheets. */
export class PhotoService {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly data: Pick<ScoreData, 'paper'>,
    private readonly clock: Clock,
  ) {}

  async of(uid: number, paperId: string) {
    return { pictures: await this.photos.find(uid, paperId) }
  }

  /** Replaces the photos; refuses pictures that the learner did not upload. */
  async save(uid: number, paperId: string, given: readonly string[]) {
    await this.data.paper(paperId)
    const pictures = [...new Set(given)]
    if (!(await this.photos.owns(uid, pictures))) throw new ApiError('pictureNotYours')
    await this.photos.save({ uid, paperId, pictures, changedAt: this.clock() })
    return { pictures }
  }
}
