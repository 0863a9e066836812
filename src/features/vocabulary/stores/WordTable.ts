import { makeAutoObservable, observable } from 'mobx'
import type { WordRow } from '@/contracts/word/wordFields'
import { filteredRows, type WordFilter } from '../models/wordFilters'
import type { Vocabulary } from './Vocabulary'

/** The word table: which words are listed and which meanings are covered. */
export class WordTable {
  filter: WordFilter = 'all'
  isCovered = false
  private readonly uncovered = observable.set<string>([], { deep: false })

  constructor(
    private readonly vocabulary: Vocabulary,
    readonly stage: number | undefined,
  ) {
    makeAutoObservable<this, 'vocabulary' | 'uncovered'>(
      this,
      { vocabulary: false, uncovered: false, stage: false },
      { autoBind: true },
    )
  }

  get rows(): readonly WordRow[] {
    return filteredRows(this.vocabulary.book.rows, this.vocabulary.log.states, this.filter, this.stage)
  }

  choose(filter: WordFilter): void {
    this.filter = filter
  }

  cover(isCovered: boolean): void {
    this.isCovered = isCovered
    this.uncovered.clear()
  }

  shows(id: string): boolean {
    return !this.isCovered || this.uncovered.has(id)
  }

  uncover(id: string): void {
    this.uncovered.add(id)
  }
}
