import type { ComponentType } from 'react'
import { useRoute } from '@/stores/page/useRoute'
import { PassagesByChapter } from '../../passages/PassagesByChapter'
import { PassagesByDueDate } from '../../passages/PassagesByDueDate'
import { PassagesByPlan } from '../../passages/PassagesByPlan'
import { type EditionKey, editionOf } from '../../passages/passageEditions'
import '../../exercises.scss'

const homes: Readonly<Record<EditionKey, ComponentType>> = {
  first: PassagesByChapter,
  second: PassagesByPlan,
  third: PassagesByDueDate,
}

/** /exercises/recite, /exercises/v2/recite and /exercises/v3/recite: the home of each edition of reciting. */
export function ReciteView() {
  const Home = homes[editionOf(useRoute().given)]
  return <Home />
}
