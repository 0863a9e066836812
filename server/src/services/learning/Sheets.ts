import { type LessonSheet, lessonSheetSchema } from '@/contracts/course/lessons'
import type { ItemRepository } from '../../repository/ItemRepository'

/** Handouts and exercises of lessons without a film. */
export class Sheets {
  constructor(private readonly items: ItemRepository) {}

  find(name: string): Promise<LessonSheet | undefined> {
    return this.items.find('lesson-sheet', name, lessonSheetSchema)
  }
}
