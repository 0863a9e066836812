import { audioLessonSchema } from '../../authoring/audioLessonSchema'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { LessonRow } from './CourseAccess'
import type { Films } from './Films'

/** The lengths of what is played in lessons, from the content. */
export class LessonLengths {
  constructor(
    private readonly items: ItemRepository,
    private readonly films: Films,
  ) {}

  /** Seconds of its film or its recording; undefined for a broadcast, which is as long as it is. */
  async of({ clip, audio }: Pick<LessonRow, 'clip' | 'audio'>): Promise<number | undefined> {
    if (clip !== null) return this.films.lengthOf(clip)
    if (audio === null) return undefined
    return (await this.items.find('audio-lesson', audio, audioLessonSchema))?.seconds
  }
}
